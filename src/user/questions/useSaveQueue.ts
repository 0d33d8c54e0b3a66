import { useCallback, useRef, useState } from 'react';

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

interface AutoSave<Value> {
  state: SaveState;
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
        const isSaved = await latest.current.send(next.value).then(
          () => true,
          () => false,
        );
        // A newer value makes up for what became of this one.
        if (waiting.current) continue;
        setState(isSaved ? 'saved' : 'failed');
        if (isSaved) latest.current.onSaved(next.value);
      }
    }
  }, []);

  return { state, save };
}
