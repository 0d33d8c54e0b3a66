import { ReplyFault } from './replyFault';

export interface TimeLimits {
  /** Aborts with the reason of whoever gives up first: the caller, or a limit that has run out. */
  signal: AbortSignal;
  /** A piece has come; another one has to follow within `betweenMs`. */
  heard(betweenMs: number): void;
  /** Nobody waits any more; what is still under way is broken off. */
  end(): void;
}

/** Watches over a call: how long it may take in all, and between two pieces once the first has come. */
export function startTimeLimits(inAllMs: number, caller?: AbortSignal): TimeLimits {
  const stop = new AbortController();
  const giveUp = (words: string) => () => stop.abort(new ReplyFault(words));
  const inAll = setTimeout(giveUp(`took longer than ${seconds(inAllMs)}`), inAllMs);
  let between: NodeJS.Timeout | undefined;
  return {
    signal: caller ? AbortSignal.any([caller, stop.signal]) : stop.signal,
    heard: (betweenMs) => {
      clearTimeout(between);
      between = setTimeout(giveUp(`sent nothing more for ${seconds(betweenMs)}`), betweenMs);
    },
    end: () => {
      clearTimeout(inAll);
      clearTimeout(between);
      stop.abort();
    },
  };
}

const seconds = (ms: number) => `${ms / 1000} s`;
