import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Holds the widths of a table's columns while its rows come and go: they are those of the rows that were drawn first,
 * and only grow, where a row needs more. In a frame of another width they are found anew.
 *
 * @returns the widths in pixels, null while the table finds them by itself; and what is to be called once other rows
 * have been drawn
 */
export function useColumnWidths(frame: RefObject<HTMLElement | null>, isHeld: boolean) {
  const [widths, setWidths] = useState<number[] | null>(null);

  const onDrawn = useCallback(() => {
    const headers = frame.current?.querySelectorAll('thead th') ?? [];
    const now = [...headers].map((header) => header.getBoundingClientRect().width);
    setWidths((former) => {
      if (former?.length !== now.length) return now;
      const isGrown = now.some((width, at) => width > (former[at] ?? 0) + 1);
      return isGrown ? now.map((width, at) => Math.max(width, former[at] ?? 0)) : former;
    });
  }, [frame]);

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

  return { widths: isHeld ? widths : null, onDrawn };
}
