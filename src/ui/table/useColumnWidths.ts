import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Holds the widths of a table's columns while its rows come and go: they are those of the rows that were drawn first,
 * and only grow, where a row needs more. In a frame of another width they are found anew.
 *
 * @returns the widths in pixels; null while the table finds them by itself
 */
export function useColumnWidths(frame: RefObject<HTMLElement | null>, isHeld: boolean): number[] | null {
  const [widths, setWidths] = useState<number[] | null>(null);

  useLayoutEffect(() => {
    if (!isHeld || !frame.current) return;
    const now = [...frame.current.querySelectorAll('thead th')].map(
      (header) => header.getBoundingClientRect().width,
    );
    const isGrown =
      !widths || now.length !== widths.length || now.some((width, at) => width > (widths[at] ?? 0) + 1);
    if (isGrown)
      setWidths(
        now.map((width, at) => Math.max(width, widths?.length === now.length ? (widths[at] ?? 0) : 0)),
      );
  });

  useEffect(() => {
    const element = frame.current;
    if (!isHeld || !element) return;
    let former = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== former) setWidths(null);
      former = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, isHeld]);

  return isHeld ? widths : null;
}
