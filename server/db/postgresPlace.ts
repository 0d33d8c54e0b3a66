/** Where a Postgres is, and how much of it a process takes. */
export interface PostgresPlace {
  /** `postgres://user:password@host:port/database`, with the driver's own options behind a question mark. */
  url: string;
  /** How many connections this process holds at most. */
  poolSize?: number;
}

export interface OpeningOptions {
  /** False for whoever needs a database as it is, of whichever version that this one knows. */
  migrates?: boolean;
  /** After how long without an answer a Postgres counts as gone; as long as it takes unless it is said. */
  longestQueryMs?: number;
}

export const defaultPoolSize = 10;
