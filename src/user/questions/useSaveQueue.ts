import { useCallback, useRef, useState } from 'react';
import { CallFailure } from '../../api/failure';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface AutoSave<Value> {
  state: SaveState;
  /** The moment before which the server wants no other try, if it has named one. */
  retryAt: number | null;
  /** Saves a value once those before it are through; of several that wait only the last is sent. */
  save(value: Value): void;
}

/**
 * Saves each change at once, one after the other, so that the last one wins.
 *
 * @param send saves one value; throws when that failed
 * @param onSaved a value was accepted that no newer one waits to replace
 */
export function useSaveQueue<Value>(
  send: (value: Value) => Promise<void>,
  onSaved: (value: Value) => void,
  initial: SaveState = 'idle',
): AutoSave<Value> {
  const [state, setState] = useState(initial);
  const [retryAt, setRetryAt] = useState<number | null>(null);
  const latest = useRef({ send, onSaved });
  latest.current = { send, onSaved };
  const waiting = useRef<{ value: Value } | null>(null);
  const isUnderWay = useRef(false);

  const save = useCallback((value: Value) => {
    waiting.current = { value };
    setState('saving');
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void sendWaiting().finally(() => {
      isUnderWay.current = false;
    });

    async function sendWaiting() {
      for (let next = waiting.current; next; next = waiting.current) {
        waiting.current = null;
        const { isSaved, failure } = await latest.current.send(next.value).then(
          () => ({ isSaved: true, failure: null }),
          (thrown: unknown) => ({ isSaved: false, failure: thrown }),
        );
        // A newer value makes up for what became of this one.
        if (waiting.current) continue;
        setState(isSaved ? 'saved' : 'failed');
        setRetryAt(failure instanceof CallFailure ? failure.retryAt : null);
        if (isSaved) latest.current.onSaved(next.value);
      }
    }
  }, []);

  return { state, retryAt, save };
}
