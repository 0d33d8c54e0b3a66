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
      if (!isPressed) style.setProperty('--toasts', `${Math.ceil(current.getBoundingClientRect().height)}px`);
    };
    const followPress = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
      // The click comes first.
      setTimeout(makeRoom);
    };
    const watch = new ResizeObserver(makeRoom);
    watch.observe(current);
    const presses = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of presses) addEventListener(type, followPress, true);
    return () => {
      for (const type of presses) removeEventListener(type, followPress, true);
      watch.disconnect();
      style.removeProperty('--toasts');
    };
  }, [area]);
}
