import { useCallback, useEffect, useState } from 'react';

/** Longer than a call may take, whose reply brings the element. */
const patienceMs = 20_000;

/**
 * Gives the focus to an element, by its id, as soon as it is drawn: what had the focus has gone. Once the person presses
 * a key or the pointer, or after a while, the focus stays where it is.
 */
export function useFocusLater(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);

  // After every drawing, since any of them may bring it.
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id);
    if (!element) return;
    element.focus();
    setWanted(null);
  });

  useEffect(() => {
    if (!wanted) return;
    const forget = () => setWanted(null);
    const timer = setTimeout(forget, patienceMs);
    // On the way down, so that the very press that asked for it is past.
    document.addEventListener('keydown', forget, { capture: true });
    document.addEventListener('pointerdown', forget, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', forget, { capture: true });
      document.removeEventListener('pointerdown', forget, { capture: true });
    };
  }, [wanted]);

  return useCallback((id) => setWanted({ id }), []);
}
