import { useRef } from 'react';
import styles from './usePageTurning.module.css';

/**
 * What a list that comes page by page shows while the next page is on its way: the old rows, dimmed and busy, from
 * their start.
 *
 * @param isTurning whether the rows that show are about to give way to others
 * @returns what to put on the element around the rows, and what to give the pager's `onPage` to
 */
export function usePageTurning(isTurning: boolean) {
  const list = useRef<HTMLDivElement>(null);
  return {
    list: { ref: list, className: styles.list, 'aria-busy': isTurning || undefined },
    /** Turns the page and goes to the list's start, if that has been scrolled away. */
    turning: (toPage: (page: number) => void) => (page: number) => {
      toPage(page);
      if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
    },
  };
}
