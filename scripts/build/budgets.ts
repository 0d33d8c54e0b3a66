/** How much script the first visit to a page may load, in bytes as they are sent (brotli), and in how many files. */
export interface Budget {
  bytes: number;
  files: number;
  /** Of somebody who comes with a session; else of a visitor. */
  withSession?: boolean;
}

/** The routes of `routeModules.ts` that people arrive at. A build for tests that passes one of these fails. */
export const budgets: Record<string, Budget> = {
  '/': { bytes: 100_000, files: 5 },
  '/signup': { bytes: 111_500, files: 8 },
  '/unsubscribe': { bytes: 110_100, files: 8 },
  '/activate': { bytes: 111_900, files: 9 },
  '/chat': { bytes: 158_500, files: 11, withSession: true },
};
