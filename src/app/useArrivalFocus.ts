import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let arrivals = 0;

/**
 * Moves the focus to a page's heading (or whatever the ref is put on) when the person arrives there from another page,
 * so that keyboard and screen reader start at what is new. The first page of a visit leaves the focus alone, and so does
 * another query of the same page.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two pages may share one component, and then only the path tells
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1) target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}
