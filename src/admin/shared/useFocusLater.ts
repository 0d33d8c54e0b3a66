import { useCallback, useEffect, useState } from 'react';

/** Gives the focus to an element, by its id, as soon as it is drawn: what had the focus has gone. */
export function useFocusLater(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);

  // After every drawing, since any of them may bring it.
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id);
    if (!element) return;
    element.focus();
    setWanted(null);
  });

  return useCallback((id) => setWanted({ id }), []);
}
