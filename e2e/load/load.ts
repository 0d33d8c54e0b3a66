// `npm run load -- 1 2 4`: fills a Postgres of its own, measures what so many processes do with it, and looks at the plans
// of all that is asked of it. A good minute for each number, and two before. `npm run load -- plans` has no measuring.
// `npm run load -- memory 8` looks for so many minutes whether one process keeps more and more in memory, and for nothing else.
import { sql } from 'drizzle-orm';
import { table } from '../../scripts/table';
import type { Db } from '../../server/db/database';
import { openDatabase } from '../../server/db/openDatabase';
import { seedBase } from '../../server/domain/base/seedBase';
import { hashPassword, hostedCost } from '../../server/identity/passwords';
import { type Cluster, startCluster } from './cluster';
import { drive } from './drive';
import { amounts, fill, password } from './fill';
import { conclude } from './finding';
import { watchMemory } from './lasting';
import { startLoadDatabase } from './loadDatabase';
import { startSlowModel } from './model';
import { readPlans } from './plans';
import { readPromptLogBytes, readSizes } from './sizes';
import { readSpent } from './watch';
import { prepareWorks } from './works';

const seconds = 8;

const [first, ...others] = process.argv.slice(2);
const isAlone = first === 'plans' || first === 'memory';
const counts = isAlone ? [] : first ? [first, ...others].map(Number) : [1, 2, 4];

const postgres = await startLoadDatabase();
const { db, close } = await openDatabase({ url: postgres.url, poolSize: 2 });
await seedBase(db, new Date());
const amountsInWords = Object.entries(amounts).map(
  ([what, number]) => `${what} ${number.toLocaleString('en')}`,
);
console.log(`Filling: ${amountsInWords.join(', ')}…`);
await fill(db, await hashPassword(password, hostedCost));
if (first === 'memory') await tellMemory(Number(others[0] ?? 8));
else {
  for (const count of counts) await measure(count, db);
  await db.execute(sql`vacuum analyze`);
  await tellSizes(db);
  await tellPlans();
}
await close();
await postgres.close();

/** So many processes, and a model that takes a second for a reply. */
async function startServers(
  count: number,
): Promise<{ cluster: Cluster; told(): string[]; close(): Promise<void> }> {
  const model = await startSlowModel({ firstMs: 500, everyMs: 50, words: 8 });
  const port = 8500 + 10 * count;
  const cluster = await startCluster({ count, port, database: postgres.url, model: model.url });
  return {
    cluster,
    told: () => [...cluster.errors(), ...model.givenUpLines()],
    close: async () => {
      await cluster.close();
      await model.close();
    },
  };
}

async function tellMemory(minutes: number): Promise<void> {
  const { cluster, told, close } = await startServers(1);
  conclude(await watchMemory(cluster, minutes), told());
  await close();
}

/** Measures what so many processes do. */
async function measure(count: number, db: Db): Promise<void> {
  const { cluster, close } = await startServers(count);
  const memory = async () =>
    (await Promise.all(cluster.processes.map((process) => process.memory()))).join(' + ');
  const works = await prepareWorks(cluster.url);
  const before = await memory();
  const rows = [];
  for (const { what, clients, act } of works) {
    const from = await readSpent(cluster, db);
    const { calls, perSecond, p50, p95, errors, example } = await drive({ clients, seconds, act });
    const to = await readSpent(cluster, db);
    const each = (ms: number) => (ms / calls).toFixed(1);
    const spent = [each(to.servers - from.servers), each(to.database - from.database)];
    rows.push([
      what,
      clients,
      perSecond.toFixed(1),
      Math.round(p50),
      Math.round(p95),
      ...spent,
      errors,
      example,
    ]);
  }
  console.log(
    `\n${count} ${count === 1 ? 'process' : 'processes'}; memory in MB ${before} before, ${await memory()} after\n`,
  );
  const heads = [
    'side by side',
    'a second',
    'p50 ms',
    'p95 ms',
    'server CPU ms',
    'database CPU ms',
    'errors',
    '',
  ];
  console.log(table(['what', ...heads], rows));
  await close();
}

async function tellSizes(db: Db): Promise<void> {
  const rows = (await readSizes(db)).map(({ table, rows, bytes, indexBytes }) => [
    table,
    rows,
    (bytes / 1e6).toFixed(1),
    (indexBytes / 1e6).toFixed(1),
    Math.round(bytes / rows),
  ]);
  console.log(`\n${table(['table', 'rows', 'MB', 'of these indexes', 'bytes a row'], rows)}`);
  const logs = await readPromptLogBytes(db);
  for (const { key, bytes, kept } of logs)
    console.log(`a prompt log of '${key}': ${bytes} bytes, ${kept} as they are kept`);
}

/** Fails for a query that reads a large table as a whole. To count what a pager tells, it has to be read. */
async function tellPlans(): Promise<void> {
  const { queries, scans } = await readPlans(postgres.url);
  const [counting, reading] = [true, false].map((isCount) =>
    scans.filter(({ query }) => /^select count\(/.test(query) === isCount),
  );
  console.log(
    `\n${queries} queries: ${counting?.length} count a large table, ${reading?.length} read one as a whole`,
  );
  for (const { during, table, query } of scans) console.log(`${table}, ${during}: ${query}`);
  if (reading && reading.length > 0) process.exitCode = 1;
}
