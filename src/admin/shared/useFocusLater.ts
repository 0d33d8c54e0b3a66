import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { focusById } from '../../ui/table/focusById';

/** Longer than the call may take whose reply brings the element. */
const patienceMs = 20_000;

/**
 * Gives the focus to an element, by its id, as soon as it is rendered, for when the element that had it has gone. Is
 * given up when the person presses a key or the pointer first, or after a while.
 *
 * @param isForLost whether it waits until nothing has the focus, as a person may have gone on before it is asked for
 */
export function useFocusLater({ isForLost = false } = {}): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);

  const focus = useEffectEvent(() => {
    if (wanted && (!isForLost || isLost()) && focusById(wanted.id)) setWanted(null);
  });

  // After every render, since any of them may bring it.
  useEffect(() => focus());

  useEffect(() => {
    if (!wanted) return;
    const forget = () => setWanted(null);
    // Those of other components may, too.
    const observer = new MutationObserver(() => focus());
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(forget, patienceMs);
    // In the capture phase: these listeners are added while the press that asked for the focus may still be bubbling.
    document.addEventListener('keydown', forget, { capture: true });
    document.addEventListener('pointerdown', forget, { capture: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('keydown', forget, { capture: true });
      document.removeEventListener('pointerdown', forget, { capture: true });
    };
  }, [wanted]);

  return useCallback((id) => setWanted({ id }), []);
}

/** Whether the element that had the focus has gone. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;
