import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';

/** How long a database may take over the simplest question before it counts as gone. */
const patienceMs = 3_000;

/** Why a process should get no more requests, in a word; null when it is ready. */
export type NotReady = 'starting' | 'stopping' | 'no database' | null;

export interface Health {
  state(): Promise<NotReady>;
  /** The process ends: it is not ready any more. */
  stop(): void;
  isStopping(): boolean;
}

/** @param opened settles with the database when the server can answer */
export function createHealth(opened: Promise<Database>): Health {
  let database: Database | null = null;
  let isStopping = false;
  opened.then(
    (one) => {
      database = one;
    },
    () => undefined,
  );

  return {
    state: async () => {
      if (isStopping) return 'stopping';
      if (!database) return 'starting';
      return (await answers(database)) ? null : 'no database';
    },
    stop: () => {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}

async function answers({ db }: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}
