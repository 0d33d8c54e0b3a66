import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element holds more than it shows, as of the last drawing: then the keyboard must be able to reach it. */
export function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = element.current ?? { scrollHeight: 0, clientHeight: 0 };
    setScrolling(scrollHeight > clientHeight);
  });
  return isScrolling;
}
