import { asc, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';
import { sessions } from '../../../server/db/tables';
import { readSessionData } from '../../../server/domain/conversation/readSessionData';
import type { SessionData } from '../../../src/api/admin/sessionData';

const minuteMs = 60_000;

/** A conversation as its person reports it, a few minutes after its end. */
export interface Talk {
  userId: string;
  chatId: number;
  data: SessionData;
  createdAt: Date;
}

/** Chooses conversations from the whole time, each with a reply that somebody could take offence at. */
export async function readTalks(db: Db, count: number): Promise<Talk[]> {
  const closed = await db
    .select({ id: sessions.id, userId: sessions.userId, lastActiveAt: sessions.lastActiveAt })
    .from(sessions)
    .where(isNotNull(sessions.closedAt))
    .orderBy(asc(sessions.lastActiveAt), asc(sessions.id));
  const talks: Talk[] = [];
  for (let turn = 0; turn < count; turn++) {
    const session = closed[Math.floor((turn * closed.length) / count)];
    const data = session && (await readSessionData(db, session.id));
    const replies = data?.SessionModules.flatMap(({ Chats }) => Chats).filter(
      ({ ChatType }) => ChatType === 1,
    );
    const reply = replies?.[1 + (turn % Math.max(1, replies.length - 1))] ?? replies?.[0];
    if (!session || !data || !reply) continue;
    const createdAt = new Date(session.lastActiveAt.getTime() + (2 + (turn % 9)) * minuteMs);
    talks.push({ userId: session.userId, chatId: reply.Id, data, createdAt });
  }
  return talks;
}
