import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { ChatEntry } from '../../api/chat';

/**
 * A new answer that is taller than the screen is shown from its start, not from its end.
 *
 * @param isAtEnd whether the reader was at the end before it came; elsewhere nobody is moved
 */
export function useScrollToReplyStart(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  entries: readonly ChatEntry[],
  isAtEnd: boolean,
): void {
  const former = useRef(entries);

  useLayoutEffect(() => {
    const isAppended = former.current.length > 0 && entries.length > former.current.length;
    former.current = entries;
    const scroller = virtualizer.scrollElement;
    if (!isAppended || !isAtEnd || !scroller) return;
    const last = entries.length - 1;
    const row = scroller.querySelector<HTMLElement>(`[data-index="${last}"]`);
    if (!row || row.offsetHeight <= scroller.clientHeight) return;
    // Said at once: a size that the virtualizer finds out later would take the reader along to the end.
    virtualizer.resizeItem(last, row.offsetHeight);
    virtualizer.scrollToIndex(last, { align: 'start' });
  }, [virtualizer, entries, isAtEnd]);
}
