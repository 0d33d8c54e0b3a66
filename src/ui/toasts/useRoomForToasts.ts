import { type RefObject, useLayoutEffect } from 'react';

/**
 * Has `--toasts` on the root say how much of the window the toasts take, so that the page ends above them. As long as a
 * press lasts nothing moves: what it began on is what it ends on.
 */
export function useRoomForToasts(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!area.current) return;
    const { style } = document.documentElement;
    const { current } = area;
    let isPressed = false;
    const makeRoom = () => {
      if (isPressed) return;
      style.setProperty('--toasts', `${Math.ceil(current.getBoundingClientRect().height)}px`);
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      // The click comes first.
      setTimeout(makeRoom);
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(current);
    const unused = new AbortController();
    const options = { capture: true, signal: unused.signal };
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => {
      unused.abort();
      watch.disconnect();
      style.removeProperty('--toasts');
    };
  }, [area]);
}
