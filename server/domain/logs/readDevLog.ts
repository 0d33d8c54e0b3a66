import { and, asc, desc, eq, gt, min } from 'drizzle-orm';
import type { ReplyOf } from '../../../src/api/call';
import type { listDevLogs } from '../../../src/api/developer/devLogs';
import type { Db } from '../../db/database';
import { epochMs, readPackedRows } from '../../db/packedRows';
import { devLogs, promptLogs } from '../../db/tables';
import { latestSessionId } from '../conversation/sessions';
import { refuse } from '../refusal';
import { isLogging } from './devLog';
import { lineOfPromptLog } from './modelCall';

type Packed = [
  id: number,
  createdAtMs: number,
  category: string,
  text: string,
  requestJson: string | null,
  responseJson: string | null,
];

/** Which lines of whose log are read. */
interface Wanted {
  userId: string;
  /** The id of the line before them, 0 for all; as it stands in the path. */
  fromId: string;
  limit: number;
  now: Date;
}

/** The lines after one, oldest first; 400 while the log is switched off, 404 where `fromId` can be no line. */
export async function readDevLog(
  db: Db,
  { userId, fromId: text, limit, now }: Wanted,
): Promise<ReplyOf<typeof listDevLogs>> {
  if (!(await isLogging(db, now))) refuse(400, 'DevLogs are disabled serverside.');
  const fromId = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(fromId)) refuse(404, 'There is no such line of the log.');
  const rows = await readLines(db, userId, fromId, limit);
  return {
    devLogs: rows.map(([id, createdAtMs, category, text, requestJson, responseJson]) => ({
      id,
      timestamp: new Date(createdAtMs).toISOString(),
      category,
      text: requestJson && responseJson ? lineOfPromptLog({ requestJson, responseJson }) : text,
    })),
    latestId: rows.at(-1)?.[0] ?? fromId,
  };
}

/** What a prompt log holds comes from there. */
async function readLines(db: Db, userId: string, fromId: number, limit: number): Promise<Packed[]> {
  const { id, createdAt, category, text } = devLogs;
  const { requestJson, responseJson } = promptLogs;
  const part = db
    .select({ id, createdAt, category, text, requestJson, responseJson })
    .from(devLogs)
    .leftJoin(promptLogs, eq(promptLogs.id, devLogs.promptLogId))
    .where(and(eq(devLogs.userId, userId), gt(id, fromId)))
    .orderBy(asc(id))
    .limit(limit)
    .as('part');
  const said = [part.category, part.text, part.requestJson, part.responseJson];
  return readPackedRows<Packed>(db, part, [part.id, epochMs(part.createdAt), ...said], part.id);
}

/** The id just before the first line of the person's latest session, open or closed. */
export async function readInitialId(db: Db, userId: string): Promise<number> {
  const sessionId = await latestSessionId(db, userId);
  if (sessionId === null) return 0;
  const [row] = await db
    .select({ first: min(devLogs.id) })
    .from(devLogs)
    .where(eq(devLogs.sessionId, sessionId));
  return row?.first ? row.first - 1 : latestId(db, userId);
}

/** A session without lines: only what is yet to come belongs to it. */
async function latestId(db: Db, userId: string): Promise<number> {
  const [latest] = await db
    .select({ id: devLogs.id })
    .from(devLogs)
    .where(eq(devLogs.userId, userId))
    .orderBy(desc(devLogs.id))
    .limit(1);
  return latest?.id ?? 0;
}
