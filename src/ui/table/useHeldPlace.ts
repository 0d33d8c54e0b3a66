import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStableCallback } from '../useStableCallback';

/** The first and the last row in view, by their places among all rows. */
type Place = readonly [first: number, last: number];

/** A row of which no more shows, in pixels, has been read. */
const sliver = 10;

/**
 * Holds the place of who reads a table when its rows become cards, or rows again, and all heights change: the row with
 * the focus stays in view, or else the first one that was. At the top of the list nothing has to move (D-174).
 *
 * @param show scrolls a row to the top; null when nothing has to move
 */
export function useHeldPlace(
  body: RefObject<HTMLTableSectionElement | null>,
  isCards: boolean,
  show: (index: number | null) => void,
) {
  const place = useRef<Place | null>(null);
  const wasCards = useRef(isCards);

  const look = useStableCallback(() => {
    // Between a change of the layout and the drawing that follows it the rows are where nobody has left them.
    if (body.current && isLaidOutAsCards(body.current) === isCards) place.current = placeIn(body.current);
  });
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [look]);
  // What a jump shows is drawn behind it.
  useEffect(() => look());

  const hold = useStableCallback(() => {
    if (!place.current || !body.current) return show(null);
    const [first, last] = place.current;
    const focused = document.activeElement?.closest('tr');
    const index = focused && body.current.contains(focused) ? indexOf(focused) : first;
    show(index >= first && index <= last ? index : first);
  });
  useLayoutEffect(() => {
    if (wasCards.current !== isCards) hold();
    wasCards.current = isCards;
  }, [isCards, hold]);
}

const isLaidOutAsCards = (body: HTMLElement) => getComputedStyle(body).display === 'block';

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset.index ?? row.sectionRowIndex);

/** Null while the list's top is in view. */
function placeIn(body: HTMLTableSectionElement): Place | null {
  const top = scrollPadding();
  if (body.getBoundingClientRect().top >= top) return null;
  const rows = [...body.rows].filter((row) => !row.ariaHidden);
  const first = rows.find((row) => row.getBoundingClientRect().bottom > top + sliver);
  const last = rows.findLast((row) => row.getBoundingClientRect().top < window.innerHeight);
  return first && last ? [indexOf(first), indexOf(last)] : null;
}

/** What is covered at the window's upper edge, in pixels: what is scrolled to comes to stand below it. */
export const scrollPadding = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
