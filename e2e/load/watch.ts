import { sql } from 'drizzle-orm';
import type { Db } from '../../server/db/database';
import { rowsOf } from '../../server/db/database';
import type { Cluster } from './cluster';
import { cpuMsOfFamily } from './proc';

/** How long servers and database have had a processor so far, in milliseconds. */
export interface Spent {
  servers: number;
  database: number;
}

/** Reads what has been spent so far. */
export async function readSpent(cluster: Cluster, db: Db): Promise<Spent> {
  const each = await Promise.all(cluster.processes.map((process) => process.cpuMs()));
  const backends = await rowsOf<{ pid: number }>(db, sql`select pid from pg_stat_activity`);
  return {
    servers: each.reduce((sum, ms) => sum + ms, 0),
    database: await cpuMsOfFamily(backends.map(({ pid }) => pid)),
  };
}
