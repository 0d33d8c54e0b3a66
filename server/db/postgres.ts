import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database';
import { DatabaseGone, isGone, isUnanswered } from './isGone';
import { takeLock } from './locks';
import { migrationsFolder, needsMigration } from './migrations';
import { defaultPoolSize, type OpeningOptions, type PostgresPlace } from './postgresPlace';
import { explained, refuseUnfit } from './refusals';
import * as tables from './tables';

const config = { schema: tables, casing: 'snake_case' } as const;

/** How long a query waits for a connection: then the database counts as gone, or as too busy. */
const patienceMs = 5000;

/** Opens a Postgres and brings it up to the newest migration; of many processes that do so at once, one migrates. */
export async function openPostgres(
  { url, poolSize = defaultPoolSize }: PostgresPlace,
  { migrates = true, longestQueryMs }: OpeningOptions = {},
): Promise<Database> {
  const pool = createPool(url, { max: poolSize, query_timeout: longestQueryMs });
  const db = onPool(pool);
  try {
    await refuseUnfit(db);
    if ((await needsMigration(db, name)) && migrates) await alone(url, () => migrateOnce(url));
  } catch (error) {
    await pool.end();
    throw explained(error, url);
  }
  return { db, close: () => pool.end() };
}

const name = 'The database of DATABASE_URL';

function createPool(url: string, limits: Pick<pg.PoolConfig, 'max' | 'query_timeout'>): pg.Pool {
  try {
    const pool = new pg.Pool({
      connectionString: url,
      // What servers are told apart by from others that look at the database.
      fallback_application_name: 'hearken',
      ...limits,
      connectionTimeoutMillis: patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    // A connection that breaks is left out from then on, and whoever was using it hears of it by the query: without a
    // listener it would end the process.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  } catch (error) {
    throw explained(error, url);
  }
}

/**
 * Drizzle on a pool. Its own transactions keep a connection for ever that breaks before they begin; these give every one
 * back.
 */
function onPool(pool: pg.Pool): NodePgDatabase<typeof tables> {
  const db = drizzle(pool, config);
  db.transaction = async (work, settings) => {
    const client = await pool.connect().catch((cause: unknown) => {
      throw new DatabaseGone('There is no connection to the database.', { cause });
    });
    let isBroken = false;
    try {
      return await drizzle(client, config).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // The rollback would be waited for as long again.
          if (isUnanswered(error)) client.connection.stream.destroy();
          throw error;
        }
      }, settings);
    } catch (error) {
      isBroken = isGone(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}

/** Does something while no other process does, under a lock that ends with its connection. */
async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await drizzle(holder, config).transaction(async (tx) => {
      await takeLock(tx, 'migrations');
      await work();
    });
  } finally {
    await holder.end();
  }
}

/** Whoever waited for the lock may find that nothing is left to do. A migration takes as long as it takes. */
async function migrateOnce(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 });
  try {
    const db = onPool(pool);
    if (await needsMigration(db, name)) await migrate(db, { migrationsFolder });
  } finally {
    await pool.end();
  }
}
