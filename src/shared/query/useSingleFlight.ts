import { useCallback, useRef } from 'react';

interface SingleFlightOptions<Args extends unknown[]> {
  /** Tells one run from another: those with equal keys are the same. Left out, all are. */
  keyOf?(...args: Args): unknown;
  /** After a success nothing runs any more; default false. */
  once?: boolean;
}

/**
 * Guards an action against a second press, which may come before the first one has drawn anything: while the action is
 * under way it is not run again, and whoever asks gets the promise of the run there is.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  options: SingleFlightOptions<Args> = {},
): (...args: Args) => Promise<Result> {
  const latest = useRef({ action, options });
  latest.current = { action, options };
  const runs = useRef(new Map<string, Promise<Result>>());

  return useCallback((...args) => {
    const { action, options } = latest.current;
    const key = JSON.stringify([options.keyOf?.(...args)]);
    const underWay = runs.current.get(key);
    if (underWay) return underWay;

    const forget = () => runs.current.delete(key);
    const run = action(...args);
    runs.current.set(key, run);
    run.then(() => options.once || forget(), forget);
    return run;
  }, []);
}
