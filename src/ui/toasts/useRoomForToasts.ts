import { type RefObject, useLayoutEffect } from 'react';

/** Has `--toasts` on the root say how much of the window the toasts take, so that the page ends above them. */
export function useRoomForToasts(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!area.current) return;
    const { style } = document.documentElement;
    const { current } = area;
    const watch = new ResizeObserver(() =>
      style.setProperty('--toasts', `${Math.ceil(current.getBoundingClientRect().height)}px`),
    );
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--toasts');
    };
  }, [area]);
}
