import { and, desc, eq } from 'drizzle-orm';
import {
  deleteSharedSession,
  getSharedSession,
  listSharedSessions,
  type SharedDataAccount,
} from '../../../src/api/admin/sharedData';
import type { Db } from '../../db/database';
import { sessions, users } from '../../db/tables';
import { readSessionData } from '../../domain/conversation/readSessionData';
import { isShared } from '../../domain/conversation/sharedData';
import { partOf } from '../../domain/paging';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

/** The calls on shared data (contract 3.7). What is deleted here the person keeps. */
export const sharedDataHandlers = [
  handle(listSharedSessions, async ({ db, clock, query }) => {
    const { limit, offset } = partOf(query);
    const rows = await db
      .select({ id: sessions.id, startedAt: sessions.startedAt, actorReference: users.actorReference })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isShared(clock.now()))
      .orderBy(desc(sessions.startedAt), desc(sessions.id))
      .limit(limit)
      .offset(offset);
    const accounts = new Map<string, SharedDataAccount>();
    for (const { id, startedAt, actorReference } of rows) {
      const account = accounts.get(actorReference) ?? { actorReference, sessions: [] };
      account.sessions.push({ id, timestamp: startedAt.toISOString() });
      accounts.set(actorReference, account);
    }
    return { sharedDataAccounts: [...accounts.values()] };
  }),

  handle(getSharedSession, async ({ db, clock, params }) => {
    await checkShared(db, params.id, clock.now());
    return (await readSessionData(db, params.id)) ?? notShared();
  }),

  handle(deleteSharedSession, async ({ db, clock, params }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await checkShared(tx, params.id, now);
      await tx.update(sessions).set({ unsharedAt: now }).where(eq(sessions.id, params.id));
    });
  }),
];

const notShared = (): never => refuse(404, 'There is no such session in the shared data.');

async function checkShared(db: Db, id: number, now: Date): Promise<void> {
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isShared(now)));
  if (!known) notShared();
}
