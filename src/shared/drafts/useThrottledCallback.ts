import { useEffect, useMemo, useRef } from 'react';

/**
 * Runs an action a little after a request for it, and at once when the page is hidden or the component goes.
 *
 * @param delayMs how long after `call()` the action runs at the latest, also while it is requested again and again
 */
export function useThrottledCallback(action: () => void, delayMs: number) {
  const latest = useRef(action);
  latest.current = action;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const throttled = useMemo(() => {
    const cancel = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const flush = () => {
      cancel();
      latest.current();
    };
    const flushPending = () => {
      if (timer.current !== undefined) flush();
    };
    const call = () => {
      timer.current ??= setTimeout(flush, delayMs);
    };
    return { flush, call, flushPending, cancel };
  }, [delayMs]);

  useEffect(() => {
    window.addEventListener('pagehide', throttled.flushPending);
    document.addEventListener('visibilitychange', throttled.flushPending);
    return () => {
      throttled.flushPending();
      window.removeEventListener('pagehide', throttled.flushPending);
      document.removeEventListener('visibilitychange', throttled.flushPending);
    };
  }, [throttled]);

  return throttled;
}
