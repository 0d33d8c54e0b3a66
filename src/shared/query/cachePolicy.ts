/**
 * How long what the server has said counts. Without one of these it is asked again when something comes up that is
 * older than half a minute, and what nobody shows is forgotten after five minutes.
 */
export const cachePolicy = {
  /** Others may change it at any time: what is known shows, and the server is asked again whenever it comes up. */
  alwaysFresh: { staleTime: 0 },

  /** The same, and nothing is kept for later: nobody works with, or sees, what may have been taken back since. */
  neverKept: { staleTime: 0, gcTime: 0 },

  /** Asked for once: what happens meanwhile must not change it under the person. */
  askedOnce: { staleTime: Number.POSITIVE_INFINITY },

  /** Read when its page opens, and again only when somebody asks for it (contract: S66 to S73). */
  oncePerVisit: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
} as const;
