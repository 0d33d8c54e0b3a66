import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same function while what it does follows each render, for memoised children. To be called
 * from events and effects, not while rendering.
 */
export function useStableCallback<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters) => latest.current(...parameters), []);
}
