import { and, desc, eq, gte, isNull, type SQL } from 'drizzle-orm';
import type { SessionData } from '../../../src/api/admin/sessionData';
import type { SharedDataAccount } from '../../../src/api/admin/sharedData';
import type { Db } from '../../db/database';
import { sessions, users } from '../../db/tables';
import { record } from '../audit/record';
import type { Author } from '../author';
import type { Part } from '../paging';
import { refuse } from '../refusal';
import { readSessionData } from './readSessionData';

const months = 3;

/** Sessions that began before this moment are gone from the shared data: three months before `now` (contract 3.7). */
export function sharedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - months);
  // 31 May minus three months is no 31 February: the month's last day then.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

/** The condition on `sessions` joined with `users`: shared by its person now, not taken out, and not too old. */
export const isShared = (now: Date): SQL | undefined =>
  and(
    eq(users.shareData, true),
    isNull(users.deletedAt),
    isNull(sessions.unsharedAt),
    gte(sessions.startedAt, sharedSince(now)),
  );

/** The shared sessions by account, newest first. */
export async function readSharedSessions(
  db: Db,
  now: Date,
  { limit, offset }: Part,
): Promise<SharedDataAccount[]> {
  const rows = await db
    .select({ id: sessions.id, startedAt: sessions.startedAt, actorReference: users.actorReference })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isShared(now))
    .orderBy(desc(sessions.startedAt), desc(sessions.id))
    .limit(limit)
    .offset(offset);
  const accounts = new Map<string, SharedDataAccount>();
  for (const { id, startedAt, actorReference } of rows) {
    const account = accounts.get(actorReference) ?? { actorReference, sessions: [] };
    account.sessions.push({ id, timestamp: startedAt.toISOString() });
    accounts.set(actorReference, account);
  }
  return [...accounts.values()];
}

/** A shared session; 404 for one that is not, or no longer. */
export async function readSharedSession(db: Db, id: number, now: Date): Promise<SessionData> {
  await checkShared(db, id, now);
  return (await readSessionData(db, id)) ?? notShared();
}

/** Takes a session out of the shared data for good; the person keeps it. */
export const unshareSession = (db: Db, id: number, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    await checkShared(tx, id, author.now);
    await tx.update(sessions).set({ unsharedAt: author.now }).where(eq(sessions.id, id));
    await record(tx, author, { feature: 'sharedData', action: 'removed', subject: `Session ${id}`, id });
  });

const notShared = (): never => refuse(404, 'There is no such session in the shared data.');

async function checkShared(db: Db, id: number, now: Date): Promise<void> {
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isShared(now)));
  if (!known) notShared();
}
