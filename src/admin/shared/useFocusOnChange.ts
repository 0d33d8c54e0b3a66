import { useEffect, useRef } from 'react';
import { focusById } from '../../ui/table/focusById';

/**
 * Moves the focus when the address makes a screen show something else, so that it is not lost with what has gone.
 *
 * @param shown what the address says
 * @param idsFor the ids of the elements to try, best first; given what was shown before. The focus stays where it is
 * if none of them is there.
 */
export function useFocusOnChange<Shown>(shown: Shown, idsFor: (former: Shown) => readonly string[]): void {
  const latest = useRef(shown);

  useEffect(() => {
    const former = latest.current;
    latest.current = shown;
    if (JSON.stringify(former) === JSON.stringify(shown)) return;
    idsFor(former).some(focusById);
  });
}
