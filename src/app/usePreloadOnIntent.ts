import { useEffect, useEffectEvent } from 'react';

/** Who only passes by on the way to somewhere else is gone by then. */
const restMs = 50;

/**
 * Calls back with the path of a link within the application once the pointer has come to rest on it or the focus has
 * come to it: whoever follows it then finds ready what it leads to. A finger's touch tells nothing before it is a
 * choice, and nobody who saves data is made to load what they may not look at.
 *
 * @param preload is called anew each time; has to know itself what is there already
 */
export function usePreloadOnIntent(preload: (path: string) => void): void {
  const onIntent = useEffectEvent(preload);

  useEffect(() => {
    let looked: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === looked) return;
      looked = link;
      clearTimeout(timer);
      if (link && leadsOn(link) && !savesData()) timer = setTimeout(() => onIntent(link.pathname), restMs);
    };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') look(event);
    };

    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', look);
    };
  }, []);
}

/** Whether a link leads to another page of the application in this very tab. */
const leadsOn = ({ href, origin, pathname, target }: HTMLAnchorElement) =>
  href !== '' &&
  origin === window.location.origin &&
  pathname !== window.location.pathname &&
  target !== '_blank';

/** Not every browser tells. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
