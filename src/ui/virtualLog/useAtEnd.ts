import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** How far from the end still counts as reading the latest, in pixels. */
export const nearTheEnd = 80;

/**
 * Whether the reader is at the end; they stay there when the room for the list changes, as it does when a prompt box
 * below it grows or a phone's keyboard opens.
 */
export function useAtEnd(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isAtEnd, setAtEnd] = useState(true);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let wasAtEnd = true;
    const onScroll = () => {
      wasAtEnd = virtualizer.isAtEnd(nearTheEnd);
      setAtEnd(wasAtEnd);
    };
    const observer = new ResizeObserver(() => {
      if (wasAtEnd) virtualizer.scrollToEnd();
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [virtualizer, scroller]);

  return isAtEnd;
}
