import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isInOpenMenu } from '../../ui/openMenu';

let arrivals = 0;
let firstPath: string | undefined;

/**
 * Remembers which page the visit began with, even if the person leaves it before its code has loaded. To be called by
 * what renders the pages (`PageOutlet`).
 */
export function useFirstPage(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    firstPath ??= pathname;
  }, [pathname]);
}

/**
 * Moves the focus to a page's heading (or whatever the ref is put on) when the person arrives there from another page,
 * so that keyboard and screen reader start at what is new. The first page of a visit leaves the focus alone, and so do
 * another query of the same page and a page that comes while the person is in an open menu.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    arrivals += 1;
    firstPath ??= pathname;
    if (arrivals === 1 && pathname === firstPath) return;
    if (!isInOpenMenu()) target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}
