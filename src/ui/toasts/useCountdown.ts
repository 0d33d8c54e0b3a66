import { useEffect, useEffectEvent, useRef } from 'react';

interface Countdown {
  /** How long, in milliseconds; null never ends. */
  ms: number | null;
  isPaused: boolean;
  /** A new value starts it again from the whole time. */
  restart: unknown;
  onEnd(): void;
}

/** Calls `onEnd` once the time has passed, not counting the pauses. */
export function useCountdown({ ms, isPaused, restart, onEnd }: Countdown) {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is there to reset the time
  useEffect(() => {
    left.current = ms;
  }, [ms, restart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is there to start the timer again
  useEffect(() => {
    if (isPaused || left.current === null) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current -= Date.now() - startedAt;
    };
  }, [isPaused, ms, restart]);
}
