import { observeElementOffset, type Virtualizer } from '@tanstack/react-virtual';

/** How far from the end a browser may round it, in pixels. */
const rounding = 1.5;

/**
 * Tells the virtualizer where the list stands. Whoever follows the end is at rest there: for scrolling the list would be
 * drawn once more, before what has just come is painted.
 */
export const observeOffset = (
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  report: (offset: number, isScrolling: boolean) => void,
) =>
  observeElementOffset(virtualizer, (offset, isScrolling) =>
    report(offset, isScrolling && !isFollowing(virtualizer, offset)),
  );

/** Whether a list stands at its end, and all that shows there is drawn. */
function isFollowing(virtualizer: Virtualizer<HTMLDivElement, Element>, offset: number): boolean {
  const { scrollElement } = virtualizer;
  const drawn = virtualizer.getVirtualItems();
  if (!scrollElement || drawn.length === 0) return false;
  const { scrollHeight, clientHeight } = scrollElement;
  const isAtEnd = offset >= scrollHeight - clientHeight - rounding;
  return isAtEnd && drawn.at(-1)?.index === virtualizer.options.count - 1 && (drawn[0]?.start ?? 0) <= offset;
}
