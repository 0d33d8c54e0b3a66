/** Where a Postgres is, and how much of it a process takes. */
export interface PostgresPlace {
  /** `postgres://user:password@host:port/database`, with the driver's own options behind a question mark. */
  url: string;
  /** How many connections this process holds at most. */
  poolSize?: number;
}

export const defaultPoolSize = 10;
