import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../server/db/database';
import * as tables from '../../server/db/tables';
import { jobs } from '../../server/jobs/jobs';
import { appOrigin, startApi } from '../../tests/server/support/startApi';
import { everyCall } from './everyCall';
import { amounts, talkerId } from './fill';

/** A query that reads a large table from its beginning to its end. */
export interface Scan {
  /** What was being done. */
  during: string;
  table: string;
  query: string;
}

/** Tables of fewer rows are read as a whole, and rightly so. */
const largeFrom = 10_000;

interface Asked {
  during: string;
  query: string;
  params: unknown[];
}

/**
 * Asks a filled database for all that the application asks of it, at least once, and runs its jobs.
 *
 * @returns the plans that read a large table as a whole, and how many queries were looked at
 */
export async function readPlans(url: string): Promise<{ queries: number; scans: Scan[] }> {
  const asked = new Map<string, Asked>();
  let during = '';
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A connection that is on its way to its end may hear that Postgres ends as well.
  pool.on('error', () => undefined);
  const logger = {
    logQuery: (query: string, params: unknown[]) => {
      if (/^\s*(?:select|insert|update|delete|with)\b/i.test(query) && !asked.has(query))
        asked.set(query, { during, query, params });
    },
  };
  const db = drizzle(pool, { schema: tables, casing: 'snake_case', logger });
  await askAll({ db, close: async () => {} }, (what) => {
    during = what;
  });
  const large = await pool.query(
    'select relname from pg_class where relkind = $1 and reltuples >= $2 and relnamespace = $3::regnamespace',
    ['r', largeFrom, 'public'],
  );
  const names = new Set(large.rows.map(({ relname }) => relname));
  const scans: Scan[] = [];
  for (const one of asked.values()) {
    const { rows } = await pool.query(`explain (format json) ${one.query}`, one.params);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
    for (const table of scannedIn(plan))
      if (names.has(table)) scans.push({ during: one.during, table, query: one.query });
  }
  await pool.end();
  return { queries: asked.size, scans };
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const scannedIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
];

async function askAll(database: Database, tell: (during: string) => void): Promise<void> {
  const api = await startApi({ database });
  const { db, clock, mailer, afterwards, notebook, answering, guarding } = api;
  for (const { person, permissions, method, path, body } of everyCall(amounts)) {
    tell(`${method} ${path}`);
    guarding.verifyToken = () => ({
      sub: talkerId(person),
      roles: ['AppUser'],
      permissions: [...permissions],
    });
    const { status } = await api.request(method, path, { token: 'any', body });
    if (status >= 500) throw new Error(`${method} ${path} answered ${status}`);
  }
  tell('the jobs');
  const { assistant } = answering;
  const tools = { db, clock, mailer, afterwards, notebook, assistant, appOrigin, now: clock.now() };
  for (const job of jobs) await job.run(tools);
  await api.close();
}
