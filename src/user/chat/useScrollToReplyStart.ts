import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Settled {
  /** How many rows there are, what is being sent left out. */
  rows: number;
  /** What the last of them is. */
  last: unknown;
  /** Whether the reader was at the end before it came; elsewhere nobody is moved. */
  isAtEnd: boolean;
}

/** A new answer that is taller than the screen is shown from its start, not from its end. */
export function useScrollToReplyStart(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { rows, last, isAtEnd }: Settled,
): void {
  const former = useRef({ rows, last });

  useLayoutEffect(() => {
    const { current } = former;
    const isNew = current.rows > 0 && rows >= current.rows && last !== current.last;
    former.current = { rows, last };
    const scroller = virtualizer.scrollElement;
    if (!isNew || !isAtEnd || !scroller) return;
    const index = rows - 1;
    const row = scroller.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!row || row.offsetHeight <= scroller.clientHeight) return;
    // Said at once: a size that the virtualizer finds out later would take the reader along to the end.
    virtualizer.resizeItem(index, row.offsetHeight);
    virtualizer.scrollToIndex(index, { align: 'start' });
  }, [virtualizer, rows, last, isAtEnd]);
}
