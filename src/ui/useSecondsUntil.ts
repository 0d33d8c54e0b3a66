import { useEffect, useState } from 'react';

/** The whole seconds until a moment, counted down; 0 when it has come, and without one. */
export function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(Date.now);
  const left = moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  const isOver = left === 0;

  useEffect(() => {
    setNow(Date.now());
    if (moment === null || isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [moment, isOver]);

  return left;
}
