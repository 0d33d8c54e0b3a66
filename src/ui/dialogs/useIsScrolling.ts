import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element had more content than fits at the last render: then it has to be focusable, to be scrolled. */
export function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);

  useLayoutEffect(() => {
    const { scrollHeight, clientHeight } = element.current ?? { scrollHeight: 0, clientHeight: 0 };
    setScrolling(scrollHeight > clientHeight);
  });
  return isScrolling;
}
