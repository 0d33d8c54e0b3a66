// `npm run trial`: three processes, whose clocks are ten minutes apart, race for what only one of them may do. Then people
// talk through them, while one is killed every five seconds, and all are replaced one after the other. At the end it says
// whether anything was lost or doubled; takes some minutes, fewer with `-- races`, which leaves the talking out.
import { openDatabase } from '../../server/db/openDatabase';
import { accounts } from '../../server/db/tables';
import { seedBase } from '../../server/domain/base/seedBase';
import { hashPassword, hostedCost } from '../../server/identity/passwords';
import { everyPermission } from '../../src/api/call';
import { signIn } from './caller';
import { startCluster } from './cluster';
import { conclude, type Finding } from './finding';
import { findJobsRun } from './jobsOnce';
import { startLoadDatabase } from './loadDatabase';
import { startSlowModel } from './model';
import { race } from './races';
import { talkThrough } from './talkThrough';

const people = 12;
const password = 'kill-trial-1';
const staffEmail = 'staff@trial.example';
const emailOf = (person: number) => `person${person}@trial.example`;

// What it has started ends with it, as long as it may say goodbye.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  const { findings, told } = await trial(!process.argv.includes('races'));
  conclude(findings, told);
} catch (error) {
  console.error('The trial could not be carried to its end.', error);
  process.exit(1);
}

async function trial(withTalk: boolean): Promise<{ findings: Finding[]; told: string[] }> {
  const postgres = await startLoadDatabase();
  const { db, close } = await openDatabase({ url: postgres.url });
  await seedBase(db, new Date());
  const passwordHash = await hashPassword(password, hostedCost);
  const known = { passwordHash, roles: ['AppUser'], permissions: [], createdAt: new Date() };
  await db.insert(accounts).values([
    ...Array.from({ length: people }, (_, person) => ({
      ...known,
      id: `trial|${person}`,
      email: emailOf(person),
      name: `Person ${person}`,
    })),
    { ...known, id: 'trial|staff', email: staffEmail, name: 'Staff', permissions: [...everyPermission] },
  ]);
  const model = await startSlowModel({ firstMs: 500, everyMs: 60, words: 40 });
  const cluster = await startCluster({
    count: 3,
    port: 8500,
    database: postgres.url,
    model: model.url,
    clocksAhead: [0, 10, -10],
  });

  const findings = await race({ url: cluster.url, db, staff: { email: staffEmail, password } });
  if (withTalk) {
    const callers = await Promise.all(
      Array.from({ length: people }, (_, number) =>
        signIn(cluster.url, { email: emailOf(number), password, number }),
      ),
    );
    findings.push(...(await talkThrough(cluster, db, callers)));
  }
  findings.push(await findJobsRun(db));

  await cluster.close();
  await model.close();
  await close();
  await postgres.close();
  return { findings, told: [...cluster.errors(), ...model.givenUpLines()] };
}
