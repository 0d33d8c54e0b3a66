import type { Clock } from '../../server/clock';
import type { Db } from '../../server/db/database';
import { users } from '../../server/db/tables';
import type { Account } from '../../server/domain/account/person';
import { conversations } from './conversations';
import type { Scene } from './conversations/script';
import { writeLogs } from './logs';
import { writeManyLines } from './manyLines';
import { writeStartUp } from './startUp';
import { setInTime, type TimedSession, underWay } from './timeline';
import { writeSessions } from './write';

const seed = 20_260;

/** The roles are for staff's list of users. */
type KnownAccount = Omit<Account, 'roles'> & Partial<Pick<Account, 'roles'>>;

export interface NewPerson {
  account: KnownAccount;
  /** Whether the start-up wizard lies behind the person or ahead. */
  start: 'done' | 'todo';
  /** How many chat entries the person has: the last session is under way, and the last entry is a reply. */
  chats: number;
  /** Whether the conversations are shared. */
  shareData?: boolean;
  /** How many lines the developer log has beyond those of the conversation. */
  logLines?: number;
}

/** Makes the chat API's side of an account: record, start-up and conversation. Ten thousand entries take about 1 s. */
export async function makePerson(
  tools: Tools,
  { account, start, chats, shareData = false, logLines = 0 }: NewPerson,
): Promise<void> {
  const now = tools.clock.now();
  await storePerson(tools, { account, start, shareData, timeline: timelineOf(chats, now), lastIsOpen: true });
  if (logLines > 0) await writeManyLines(tools.db, { userId: account.id, count: logLines, now });
}

/** Somebody of the demonstration, with conversations that are all closed: by default the written month. */
export async function makeDemoPerson(
  tools: Tools,
  account: KnownAccount,
  scenes: readonly Scene[] = conversations,
): Promise<void> {
  const timeline = setInTime(scenes, tools.clock.now(), seed);
  await storePerson(tools, { account, start: 'done', shareData: false, timeline, lastIsOpen: false });
}

interface Tools {
  db: Db;
  clock: Clock;
}

interface Stored {
  account: KnownAccount;
  start: 'done' | 'todo';
  shareData: boolean;
  timeline: TimedSession[];
  lastIsOpen: boolean;
}

function storePerson(
  { db, clock }: Tools,
  { account, start, shareData, timeline, lastIsOpen }: Stored,
): Promise<void> {
  const { id, email, name, roles = [] } = account;
  const now = clock.now();
  const first = timeline[0]?.parts[0]?.entries[0]?.at ?? now;
  const createdAt = new Date(first.getTime() - 30 * 60_000);
  return db.transaction(async (tx) => {
    const languageCode = start === 'done' ? 'en' : null;
    const record = { id, email, name, languageCode, shareData, knownRoles: [...roles], createdAt };
    await tx.insert(users).values(record);
    if (start === 'done') await writeStartUp(tx, { userId: id, since: createdAt, now });
    if (timeline.length === 0) return;
    const named = timeline.map((session) => addressedTo(name, session));
    await writeLogs(tx, account, await writeSessions(tx, [{ userId: id, timeline: named, lastIsOpen }]));
  });
}

/** The written conversations again and again, one session a day, cut at their oldest end to `count` entries. */
function timelineOf(count: number, now: Date): TimedSession[] {
  const scenes: Scene[] = [];
  let missing = count;
  while (missing > 0) {
    const daysAgo = scenes.length;
    const scene = conversations[conversations.length - 1 - (daysAgo % conversations.length)];
    if (!scene) throw new Error('There are no conversations');
    const cut = latest(scene, missing);
    scenes.push({ ...cut, daysAgo });
    missing -= lengthOf(cut);
  }
  const [last, ...earlier] = scenes;
  return last ? [...setInTime(earlier.reverse(), now, seed), underWay(last, now, seed)] : [];
}

const lengthOf = ({ parts }: Scene) => parts.reduce((sum, { entries }) => sum + entries.length, 0);

/** A scene's last `count` entries. */
function latest(scene: Scene, count: number): Scene {
  let surplus = Math.max(0, lengthOf(scene) - count);
  const parts = scene.parts.map(({ module, entries }) => {
    const kept = entries.slice(surplus);
    surplus = Math.max(0, surplus - entries.length);
    return { module, entries: kept };
  });
  return { ...scene, parts: parts.filter(({ entries }) => entries.length > 0) };
}

/** The written conversations speak to Emma. */
function addressedTo(name: string, { parts }: TimedSession): TimedSession {
  const [firstName = name] = name.split(' ');
  return {
    parts: parts.map(({ module, entries }) => ({
      module,
      entries: entries.map((entry) => ({ ...entry, text: entry.text.replaceAll('Emma', firstName) })),
    })),
  };
}
