import { keepPreviousData } from '@tanstack/react-query';

/** How long what the server has said counts. What nobody shows is forgotten after five minutes unless it says so here. */
export const cachePolicy = {
  /** Holds where no other is named: what is older than half a minute is asked for again when it comes up. */
  usual: { staleTime: 30_000 },

  /** The same, but colleagues work on it as well: asked for again whenever the person comes back to the window. */
  amongColleagues: { refetchOnWindowFocus: 'always' },

  /** The same as usual, but asked for each time its page opens, however new it is. */
  eachVisit: { refetchOnMount: 'always' },

  /** Others may change it at any time: what is known shows, and the server is asked again whenever it comes up. */
  alwaysFresh: { staleTime: 0 },

  /** The same for a page of a list: until it has come, the one before stays. */
  pageByPage: { staleTime: 0, placeholderData: keepPreviousData },

  /** As `alwaysFresh`, and nothing is kept for later: nobody works with, or sees, what may have been taken back since. */
  neverKept: { staleTime: 0, gcTime: 0 },

  /** Asked for once: what happens meanwhile must not change it under the person. */
  askedOnce: { staleTime: Number.POSITIVE_INFINITY },

  /** Read when its page opens, and again only when somebody asks for it (contract: S66 to S73). */
  oncePerVisit: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
} as const;
