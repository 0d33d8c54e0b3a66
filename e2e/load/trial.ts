// `npm run trial`: people talk through three processes, of which one is killed every five seconds, and all are replaced one
// after the other meanwhile. Then it looks whether anything was lost or doubled; takes some three minutes.
import { setTimeout as delay } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { openDatabase } from '../../server/db/openDatabase';
import { accounts, jobRuns, runningReplies } from '../../server/db/tables';
import { seedBase } from '../../server/domain/base/seedBase';
import { hashPassword, hostedCost } from '../../server/identity/passwords';
import { appOrigin } from '../../tests/sandbox/support/openSandbox';
import { again, type Caller, signIn } from './caller';
import { startCluster } from './cluster';
import { judge, summed } from './judge';
import { startLoadDatabase } from './loadDatabase';
import { startSlowModel } from './model';
import { type Talked, talk } from './talk';
import { disturb } from './unrest';

const people = 12;
const messagesOfEach = 25;
const killEveryMs = 5_000;
/** A reply that nobody writes any more is known as such after ten seconds. */
const untilSettledMs = 11_000;

const password = 'kill-trial-1';
const emailOf = (person: number) => `person${person}@trial.example`;
const said = (person: number) =>
  Array.from({ length: messagesOfEach }, (_, index) => `This is message ${index} of person ${person}.`);

const postgres = await startLoadDatabase();
const { db, close } = await openDatabase({ url: postgres.url });
await seedBase(db, new Date());
const known = { passwordHash: await hashPassword(password, hostedCost), roles: ['AppUser'], permissions: [] };
await db.insert(accounts).values(
  Array.from({ length: people }, (_, person) => ({
    ...known,
    id: `trial|${person}`,
    email: emailOf(person),
    name: `Person ${person}`,
    createdAt: new Date(),
  })),
);
const model = await startSlowModel({ firstMs: 500, everyMs: 60, words: 40 });
const env = {
  DATABASE_URL: postgres.url,
  APP_URL: appOrigin,
  ASSISTANT_URL: model.url,
  ASSISTANT_MODEL: 'slow',
};
const cluster = await startCluster({ count: 3, port: 8500, env });
const callers = await Promise.all(
  Array.from({ length: people }, (_, number) =>
    signIn(cluster.url, { email: emailOf(number), password, number }),
  ),
);

const began = performance.now();
const calmDown = disturb(cluster, killEveryMs);
const talked = (await Promise.all(callers.map(talkOn))).flat();
const seconds = Math.round((performance.now() - began) / 1000);
const { killed, codes } = await calmDown();
await delay(untilSettledMs);
const judged = summed(await Promise.all(callers.map((caller, person) => judge(caller, said(person)))));
const [left] = await db.select({ count: count() }).from(runningReplies);
const runs = await db.select({ count: count() }).from(jobRuns).groupBy(jobRuns.jobId);

const broken = talked.filter(({ wasBroken }) => wasBroken).length;
const resent = talked.filter(({ sends }) => sends > 1).length;
console.log(`
${talked.length} messages in ${seconds} s; ${killed} processes killed, ${codes.length} replaced (they ended with ${codes.join(', ')})
${broken} answers broke off, ${resent} messages had to be sent again
lost ${judged.lost}, doubled ${judged.doubled}
replies whole ${judged.whole}, marked as interrupted ${judged.interrupted}, neither ${judged.neither}
replies still running ${left?.count}; runs of each job ${runs.map((run) => run.count).join(', ')}`);

await cluster.close();
await model.close();
await close();
await postgres.close();
if (judged.lost + judged.doubled + judged.neither > 0 || codes.some((code) => code !== 0))
  process.exitCode = 1;

/** Says one thing after the other, and has the tokens renewed now and then. */
async function talkOn(caller: Caller, person: number): Promise<Talked[]> {
  const all: Talked[] = [];
  await again(() => caller.call('POST', '/api/chats/start'));
  for (const [index, text] of said(person).entries()) {
    if (index % 8 === 7) await caller.renew();
    all.push(await talk(caller, text));
  }
  return all;
}
