import { and, asc, eq, getTableColumns, gt, not, sql } from 'drizzle-orm';
import type { Assessment } from '../../assistant/safety/assess';
import { type Db, rowsOf } from '../../db/database';
import { replyPieces, runningReplies } from '../../db/tables';
import { lockPerson, refuseSignedOut } from '../account/person';
import { updateOr404 } from '../or404';
import { refuse } from '../refusal';

/** A message that has been accepted and is being answered. */
export type RunningReply = Omit<typeof runningReplies.$inferSelect, 'assessment'> & {
  assessment: Assessment;
};

const nextChatId = sql`nextval(pg_get_serial_sequence('chats', 'id'))`;

/**
 * Takes a message that is about to be answered. It becomes a chat only together with its reply, but both have their ids
 * from now on: of messages that come at once each keeps its reply beside it. One whose sender has gone by now is refused.
 */
export function acceptMessage(
  db: Db,
  userId: string,
  message: Pick<RunningReply, 'input' | 'receivedAt' | 'assessment'>,
  signal?: AbortSignal,
): Promise<RunningReply> {
  return db.transaction(async (tx) => {
    const known = await lockPerson(tx, userId);
    if (!known || known.deletedAt) refuseSignedOut();
    refuseWithdrawn(signal);
    const [running] = await tx
      .insert(runningReplies)
      .values({ ...message, userId, id: nextChatId, replyId: nextChatId })
      .returning();
    if (!running) throw new Error('The message was not stored');
    return running as RunningReply;
  });
}

/** Refuses a message whose sender waits for it no longer, where that is known before it is accepted. */
export function refuseWithdrawn(signal: AbortSignal | undefined): void {
  if (signal?.aborted) refuse(400, 'The message was withdrawn.');
}

/**
 * Waits until what is just being accepted of a person's messages has been. Those whose sender has gone are not accepted
 * from then on: what the history has none of, does not come.
 */
export const settleAccepted = (db: Db, userId: string): Promise<unknown> =>
  db.transaction((tx) => lockPerson(tx, userId));

/** Whoever writes a reply says so several times a second; who has not for this long is gone. */
const isAlive = sql<boolean>`${runningReplies.aliveAt} > now() - interval '10 seconds'`;

const select = (db: Db) => db.select({ ...getTableColumns(runningReplies), isAlive }).from(runningReplies);

/** Such a message, and whether anybody is still at it. */
export type FoundReply = RunningReply & { isAlive: boolean };

/** A person's messages that are being answered, oldest first. */
export const listRunningReplies = async (db: Db, userId: string): Promise<FoundReply[]> =>
  (await select(db).where(eq(runningReplies.userId, userId)).orderBy(asc(runningReplies.id))) as FoundReply[];

/** The people who have messages that nobody answers any more. */
export async function listLeftBehind(db: Db): Promise<string[]> {
  const { userId } = runningReplies;
  const rows = await db.selectDistinct({ userId }).from(runningReplies).where(not(isAlive));
  return rows.map((row) => row.userId);
}

/** One of them; null when it is not being answered, or not any more. */
export async function findRunningReply(db: Db, userId: string, id: number): Promise<FoundReply | null> {
  const [found] = await select(db).where(ofPerson(userId, id));
  return (found as FoundReply | undefined) ?? null;
}

const ofPerson = (userId: string, id: number) =>
  and(eq(runningReplies.id, id), eq(runningReplies.userId, userId));

/** What has come of a running reply since it was last written down. */
export interface ReplyNote {
  id: number;
  text: string;
}

/** What writing it down has told; what is not among these is over. */
export interface ReplyNews {
  id: number;
  /** Whether the person wants it to end with what has come. */
  isStopped: boolean;
  /** False where somebody else is just at it: then nothing was written. */
  isWritten: boolean;
}

/**
 * Says that somebody is still at these replies, and writes down what has come of them since: all in one statement, which
 * waits for nobody, as a process writes many at a time.
 */
export function continueReplies(db: Db, notes: readonly ReplyNote[]): Promise<ReplyNews[]> {
  const ids = sql.param(notes.map(({ id }) => id));
  const texts = sql.param(notes.map(({ text }) => text));
  return rowsOf<ReplyNews>(
    db,
    sql`
      with notes as (select * from unnest(${ids}::int[], ${texts}::text[]) as note(id, text)),
        free as (
          select id from ${runningReplies} where id in (select notes.id from notes)
          for no key update skip locked
        ),
        alive as (update ${runningReplies} set alive_at = now() where id in (select free.id from free)),
        kept as (
          insert into ${replyPieces} (input_id, text)
          select notes.id, notes.text from notes join free on free.id = notes.id where notes.text <> ''
        )
      select running.id, running.is_stopped as "isStopped", free.id is not null as "isWritten"
      from ${runningReplies} as running left join free on free.id = running.id
      where running.id in (select notes.id from notes)
    `,
  );
}

/** What has been written down of a reply after a certain piece, 0 for all. */
export const readPieces = (db: Db, id: number, after = 0): Promise<{ id: number; text: string }[]> =>
  db
    .select({ id: replyPieces.id, text: replyPieces.text })
    .from(replyPieces)
    .where(and(eq(replyPieces.inputId, id), gt(replyPieces.id, after)))
    .orderBy(asc(replyPieces.id));

/** Asks whoever writes a reply to end it with what has come; 404 when nobody does. */
export const stopReply = (db: Db, userId: string, id: number): Promise<void> =>
  updateOr404(db, runningReplies, ofPerson(userId, id), { isStopped: true }, 'Nothing is being answered.');

/** Ends a running reply; false when somebody else has. Who got true says what becomes of it. */
export async function endReply(db: Db, id: number): Promise<boolean> {
  const ended = await db
    .delete(runningReplies)
    .where(eq(runningReplies.id, id))
    .returning({ id: runningReplies.id });
  return ended.length > 0;
}
