import { useEffect, useRef } from 'react';

const property = '--form-foot';

/**
 * Tells the page how high the buttons are that stay in view at its foot, so that what has the focus is scrolled clear of
 * them: they wrap, and what stands beside them grows.
 */
export function useFootHeight(isSticky: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element || !isSticky) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  }, [isSticky]);
  return foot;
}
