import { and, desc, eq } from 'drizzle-orm';
import type { FeedbackLog } from '../../../src/api/admin/feedback';
import type { Db } from '../../db/database';
import { feedbackLogs } from '../../db/tables';
import { record } from '../audit/record';
import type { Author } from '../author';
import { deedOn, findItem, type Place, writeLog } from './items';

/** The log of an item, newest first (D-101); 404 where there is no such item. */
export async function readLogs(db: Db, place: Place): Promise<{ logs: FeedbackLog[] }> {
  await findItem(db, place);
  const rows = await db
    .select()
    .from(feedbackLogs)
    .where(and(eq(feedbackLogs.feedbackType, place.type), eq(feedbackLogs.feedbackId, place.id)))
    .orderBy(desc(feedbackLogs.id));
  return {
    logs: rows.map(({ createdAt, createdBy, createdByEmail, logEntry }) => ({
      timestamp: createdAt.toISOString(),
      createdBy,
      createdByEmail,
      logEntry,
    })),
  };
}

/** Adds what staff have to say to an item's log, and answers the log. */
export async function addLogEntry(db: Db, place: Place, logEntry: string, author: Author) {
  await db.transaction(async (tx) => {
    await findItem(tx, place);
    await writeLog(tx, place, logEntry, author);
    await record(tx, author, { ...deedOn(place), action: 'noted' });
  });
  return readLogs(db, place);
}
