import { useEffect, useMemo, useRef } from 'react';

/**
 * Runs an action a little after a request for it, and at once when the page is hidden or the component goes.
 *
 * @param delayMs how long after `soon()` the action runs at the latest, also while it is requested again and again
 */
export function useFlush(action: () => void, delayMs: number) {
  const latest = useRef(action);
  latest.current = action;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const flush = useMemo(() => {
    const cancel = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const now = () => {
      cancel();
      latest.current();
    };
    const ifWaiting = () => {
      if (timer.current !== undefined) now();
    };
    const soon = () => {
      timer.current ??= setTimeout(now, delayMs);
    };
    return { now, soon, ifWaiting, cancel };
  }, [delayMs]);

  useEffect(() => {
    window.addEventListener('pagehide', flush.ifWaiting);
    document.addEventListener('visibilitychange', flush.ifWaiting);
    return () => {
      flush.ifWaiting();
      window.removeEventListener('pagehide', flush.ifWaiting);
      document.removeEventListener('visibilitychange', flush.ifWaiting);
    };
  }, [flush]);

  return flush;
}
