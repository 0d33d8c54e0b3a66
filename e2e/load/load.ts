import { table } from '../../scripts/table';
import { openDatabase } from '../../server/db/openDatabase';
import { seedBase } from '../../server/domain/base/seedBase';
import { hashPassword, hostedCost } from '../../server/identity/passwords';
import { appOrigin } from '../../tests/sandbox/support/openSandbox';
import { type Caller, signIn } from './caller';
import { startCluster } from './cluster';
import { drive, type Figures } from './drive';
import { amounts, fill, password, staffEmail, talkerEmail } from './fill';
import { startLoadDatabase } from './loadDatabase';
import { startSlowModel } from './model';

const seconds = 15;

/** How many side by side, for each kind of work. */
const clients = { signIn: 8, chat: 100, history: 16, lists: 8 };

const lists: Record<string, string> = {
  'users, page 1': '/api/admin/users?page=1&pageSize=20&search=',
  'users, page 4,000': '/api/admin/users?page=4000&pageSize=20&search=',
  'users, a search': '/api/admin/users?page=1&pageSize=20&search=person9999',
  'scores of a year': '/api/admin/feedback/score?from=2026-01-01&to=2026-11-20',
};

async function load(counts: readonly number[]): Promise<void> {
  const postgres = await startLoadDatabase();
  const { db, close } = await openDatabase({ url: postgres.url });
  await seedBase(db, new Date());
  console.log(
    `Filling: ${Object.entries(amounts)
      .map(([what, number]) => `${what} ${number.toLocaleString('en')}`)
      .join(', ')}…`,
  );
  await fill(db, await hashPassword(password, hostedCost));
  await close();
  const model = await startSlowModel({ firstMs: 500, everyMs: 50, words: 8 });
  for (const count of counts) {
    const env = {
      DATABASE_URL: postgres.url,
      APP_URL: appOrigin,
      ASSISTANT_URL: model.url,
      ASSISTANT_MODEL: 'slow',
    };
    const cluster = await startCluster({ count, port: 8500 + 10 * count, env });
    const memory = async () =>
      Math.round(
        (await Promise.all(cluster.processes.map((process) => process.memory()))).reduce((a, b) => a + b, 0),
      );
    const before = await memory();
    const rows = await measure(cluster.url);
    console.log(
      `\n${count} ${count === 1 ? 'process' : 'processes'}; memory ${before} MB before, ${await memory()} MB after\n`,
    );
    console.log(table(['what', 'side by side', 'a second', 'p50 ms', 'p95 ms', 'errors', ''], rows));
    await cluster.close();
  }
  await model.close();
  await postgres.close();
}

type Row = (string | number)[];

async function measure(url: string): Promise<Row[]> {
  const talkers = await Promise.all(
    Array.from({ length: clients.chat }, (_, number) =>
      signIn(url, { email: talkerEmail(number + 1), password, number }),
    ),
  );
  const staff = await signIn(url, { email: staffEmail, password, number: 60_000 });
  const talkerAt = (client: number): Caller => talkers[client % talkers.length] ?? staff;
  let visits = 0;
  const rows: Row[] = [];
  const add = async (what: string, count: number, act: (client: number) => Promise<void>) => {
    rows.push(rowOf(what, count, await drive({ clients: count, seconds, act })));
  };
  await add('sign-in: page, password, code, token', clients.signIn, async () => {
    visits++;
    await signIn(url, { email: talkerEmail(1 + (visits % amounts.talkers)), password, number: visits });
  });
  await add('history of 1,000 entries', clients.history, (client) => read(talkerAt(client), '/api/chats'));
  for (const [what, path] of Object.entries(lists)) await add(what, clients.lists, () => read(staff, path));
  await add('message, reply of a second', clients.chat, async (client) => {
    const response = await talkerAt(client).call('POST', '/api/chats', {
      body: { input: 'I had a long day' },
    });
    await expectOk(response);
  });
  return rows;
}

const read = async (caller: Caller, path: string) => expectOk(await caller.call('GET', path));

async function expectOk(response: Response): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
}

const rowOf = (what: string, count: number, { perSecond, p50, p95, errors, example }: Figures): Row => [
  what,
  count,
  perSecond.toFixed(1),
  Math.round(p50),
  Math.round(p95),
  errors,
  example,
];

const given = process.argv.slice(2).map(Number);
await load(given.length > 0 ? given : [1, 2, 4]);
