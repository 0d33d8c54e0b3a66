import { useLayoutEffect, useRef } from 'react';
import type { DevLog } from '../../api/developer/devLogs';
import type { VirtualLogState } from '../../ui/virtualLog/useVirtualLog';

/**
 * Scrolls to what matters: on arrival to the first line that the address opens, and to the text of a line that has just
 * been opened. When other lines show, a reader at the end stays there, and elsewhere among the same lines.
 *
 * @param open the ids of the open lines
 */
export function useBringIntoView(
  { virtualizer, scroller, isAtEnd }: VirtualLogState,
  lines: readonly DevLog[],
  open: readonly number[],
): void {
  const former = useRef<{ lines: readonly DevLog[]; open: readonly number[] } | null>(null);
  const topId = useRef(0);

  useLayoutEffect(() => {
    const before = former.current;
    former.current = { lines, open };
    const indexOf = (isWanted: (id: number) => boolean) => lines.findIndex(({ id }) => isWanted(id));

    if (!before) {
      const index = indexOf((id) => open.includes(id));
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'start' });
    } else if (before.lines !== lines) {
      const top = indexOf((id) => id >= topId.current);
      const isMoved = before.lines[top]?.id !== lines[top]?.id;
      if (isAtEnd || top < 0) virtualizer.scrollToEnd();
      else if (isMoved) virtualizer.scrollToIndex(top, { align: 'start' });
    } else if (open.length > before.open.length) {
      const index = indexOf((id) => open.includes(id) && !before.open.includes(id));
      const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (!row || !scroller.current) return;
      // Said at once: the virtualizer finds sizes out later, and could not scroll that far yet.
      virtualizer.resizeItem(index, row.offsetHeight);
      const isTall = row.offsetHeight > scroller.current.clientHeight;
      virtualizer.scrollToIndex(index, { align: isTall ? 'start' : 'auto' });
    }
  }, [virtualizer, scroller, isAtEnd, lines, open]);

  // After every drawing: whatever is at the top then is where the reader is.
  useLayoutEffect(() => {
    const top = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
    topId.current = lines[top?.index ?? 0]?.id ?? 0;
  });
}
