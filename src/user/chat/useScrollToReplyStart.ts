import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { GrowingReply } from './outbox/growingReply';

interface Settled {
  /** How many rows there are, what is being sent left out. */
  rows: number;
  /** What the last of them is. */
  last: unknown;
  /** The reply that is on its way, if any. */
  growing: GrowingReply | null;
  /** Whether the reader was at the end before it came; elsewhere nobody is moved. */
  isAtEnd: boolean;
}

/**
 * A new answer that is taller than the screen is shown from its start, not from its end; one that came word by word has
 * been read by then.
 */
export function useScrollToReplyStart(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { rows, last, growing, isAtEnd }: Settled,
): void {
  const former = useRef({ rows, last, growing });

  useLayoutEffect(() => {
    const { current } = former;
    const isGrown = current.growing !== null && current.growing.text() !== '';
    const isNew = current.rows > 0 && rows >= current.rows && last !== current.last && !isGrown;
    former.current = { rows, last, growing };
    const scroller = virtualizer.scrollElement;
    if (!isNew || !isAtEnd || !scroller) return;
    const index = rows - 1;
    const row = scroller.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!row || row.offsetHeight <= scroller.clientHeight) return;
    // Said at once: a size that the virtualizer finds out later would take the reader along to the end.
    virtualizer.resizeItem(index, row.offsetHeight);
    virtualizer.scrollToIndex(index, { align: 'start' });
  }, [virtualizer, rows, last, growing, isAtEnd]);
}
