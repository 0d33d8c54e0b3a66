import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../server/db/database';
import { runningReplies } from '../../server/db/tables';
import { again, type Caller, SignedOut } from './caller';
import type { Cluster } from './cluster';
import type { Finding } from './finding';
import { judge, summed } from './judge';
import { type Talked, talk } from './talk';
import { disturb } from './unrest';

const messagesOfEach = 25;
const killEveryMs = 5_000;
/** A reply that nobody writes any more is known as such after ten seconds. */
const untilSettledMs = 11_000;

/** What somebody has talked, and what kept them from going on. */
interface Talk {
  talked: Talked[];
  stoppedBy?: unknown;
}

/** Has people talk while processes are killed and replaced, and looks whether anything was lost or doubled. */
export async function talkThrough(cluster: Cluster, db: Db, callers: readonly Caller[]): Promise<Finding[]> {
  const began = performance.now();
  const atBeginning = cluster.processes.length;
  const calmDown = disturb(cluster, killEveryMs);
  const talks = await Promise.all(callers.map(talkAll));
  const seconds = Math.round((performance.now() - began) / 1000);
  const { killed, codes } = await calmDown();
  await delay(untilSettledMs);
  const judged = summed(await Promise.all(callers.map((caller) => judge(caller, saidBy(caller)))));
  const left = await db.$count(runningReplies);

  const talked = talks.flatMap((each) => each.talked);
  const stoppedBy = talks.flatMap((each) => each.stoppedBy ?? []);
  const signedOut = stoppedBy.filter((reason) => reason instanceof SignedOut).length;
  const others = stoppedBy.filter((reason) => !(reason instanceof SignedOut)).map(String);
  const broken = talked.filter(({ wasBroken }) => wasBroken).length;
  const resent = talked.filter(({ sends }) => sends > 1).length;
  console.log(`
${talked.length} messages in ${seconds} s; ${killed} processes killed
${broken} answers broke off, ${resent} messages had to be sent again
${judged.whole} replies whole, ${judged.interrupted} marked as interrupted
`);
  return [
    { what: 'messages answered', expected: `${callers.length * messagesOfEach}`, came: `${talked.length}` },
    none('lost', judged.lost),
    none('doubled', judged.doubled),
    none('replies neither whole nor marked as interrupted', judged.neither),
    none('replies left running', left),
    none('people signed out', signedOut),
    { what: 'people stopped by anything else', expected: 'none', came: others.join('; ') || 'none' },
    {
      what: 'processes replaced, and the codes they ended with',
      expected: Array(atBeginning).fill(0).join(', '),
      came: codes.join(', '),
    },
  ];
}

const none = (what: string, number: number): Finding => ({ what, expected: '0', came: `${number}` });

const saidBy = ({ email }: Caller) =>
  Array.from({ length: messagesOfEach }, (_, index) => `This is message ${index} of ${email}.`);

/** Says one thing after the other, and has the tokens renewed now and then. */
async function talkAll(caller: Caller): Promise<Talk> {
  const talked: Talked[] = [];
  try {
    await again(() => caller.call('POST', '/api/chats/start'));
    for (const [index, text] of saidBy(caller).entries()) {
      if (index % 8 === 7) await caller.renew();
      talked.push(await talk(caller, text));
    }
    return { talked };
  } catch (stoppedBy) {
    return { talked, stoppedBy };
  }
}
