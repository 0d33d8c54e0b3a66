import type { Clock } from '../server/clock';

/** The sandbox's idea of the time. It ticks like the real one, from wherever it was set. */
export interface SettableClock extends Clock {
  /** @param iso an ISO 8601 moment; throws a RangeError for anything else */
  set(iso: string): void;
  advance(milliseconds: number): void;
  /** Back to real time. */
  reset(): void;
}

/**
 * Makes a clock that shows real time until it is set. Sign-ins and tokens don't follow it: the browser that checks
 * them has a clock of its own.
 */
export function createClock(): SettableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    set: (iso) => {
      const moment = Date.parse(iso);
      if (Number.isNaN(moment)) throw new RangeError(`Not a moment in ISO 8601: ${iso}`);
      aheadMs = moment - Date.now();
    },
    advance: (milliseconds) => {
      aheadMs += milliseconds;
    },
    reset: () => {
      aheadMs = 0;
    },
  };
}
