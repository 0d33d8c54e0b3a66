import { useLayoutEffect } from 'react';
import { aboveDialogs } from '../dialogs/makeInert';

/** While it is used, `--toasts` on the root says how much room the toasts that show take from the top of the page. */
export function useRoomForToasts(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const area = document.querySelector<HTMLElement>(aboveDialogs);
    if (!area) return;
    const makeRoom = () =>
      style.setProperty('--toasts', `${area.childElementCount > 0 ? area.offsetHeight : 0}px`);
    makeRoom();
    const watch = new ResizeObserver(makeRoom);
    watch.observe(area);
    return () => {
      watch.disconnect();
      style.removeProperty('--toasts');
    };
  }, []);
}
