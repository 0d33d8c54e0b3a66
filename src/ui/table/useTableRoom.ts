import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

interface TableRoom {
  /** Whether the rows show as cards, which the styles decide by the room that there is. */
  isCards: boolean;
  /** Whether the table is larger than its frame, which then scrolls. */
  isScrolling: boolean;
  /** On which sides there is more of it than shows. */
  more: string;
}

const unknown: TableRoom = { isCards: false, isScrolling: false, more: '' };

/**
 * How a table shows in the room that it has.
 *
 * @param frame the element around it, which scrolls
 * @param isThere whether there is a table
 */
export function useTableRoom(frame: RefObject<HTMLElement | null>, isThere: boolean): TableRoom {
  const [room, setRoom] = useState(unknown);

  const look = useCallback(() => {
    const table = frame.current?.querySelector('table');
    if (!frame.current || !table) return;
    const now = lookAt(frame.current, table);
    setRoom((former) => (isSame(former, now) ? former : now));
  }, [frame]);

  useLayoutEffect(() => {
    if (isThere) look();
  });

  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!isThere || !element || !table) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(table);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, isThere, look]);

  return room;
}

function lookAt(frame: HTMLElement, table: HTMLElement): TableRoom {
  const isCards = getComputedStyle(table).display === 'block';
  const hidden = isCards ? 0 : table.offsetWidth - frame.clientWidth;
  const isWider = hidden > 1;
  const scrolled = Math.abs(frame.scrollLeft);
  const sides = [scrolled > 1 && 'before', scrolled < hidden - 1 && 'behind'];
  return {
    isCards,
    isScrolling: isWider || frame.scrollHeight > frame.clientHeight + 1,
    more: isWider ? sides.filter(Boolean).join(' ') : '',
  };
}

const isSame = (one: TableRoom, other: TableRoom) =>
  one.isCards === other.isCards && one.isScrolling === other.isScrolling && one.more === other.more;
