import { and, asc, desc, eq, gt, min } from 'drizzle-orm';
import { getDevLogsEnabled, getInitialDevLogId, listDevLogs } from '../../src/api/developer/devLogs';
import type { Db } from '../db/database';
import { epochMs, readPackedRows } from '../db/packedRows';
import { devLogs, promptLogs, sessions } from '../db/tables';
import { isId } from '../domain/ids';
import { isLogging } from '../domain/logs/devLog';
import { lineOfPromptLog } from '../domain/logs/modelCall';
import { partOf } from '../domain/paging';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

type Packed = [
  id: number,
  createdAtMs: number,
  category: string,
  text: string,
  requestJson: string | null,
  responseJson: string | null,
];

/** The calls on the signed-in person's developer log (contract 3.11). */
export const devLogHandlers = [
  handle(listDevLogs, async ({ db, clock, params, query, person }) => {
    if (!(await isLogging(db, clock.now()))) refuse(400, 'DevLogs are disabled serverside.');
    const fromId = Number(params.fromId);
    if (!/^\d+$/.test(params.fromId) || !(fromId === 0 || isId(fromId)))
      refuse(404, 'There is no such line of the log.');
    const rows = await readLines(db, person.id, fromId, partOf(query).limit);
    return {
      devLogs: rows.map(([id, createdAtMs, category, text, requestJson, responseJson]) => ({
        id,
        timestamp: new Date(createdAtMs).toISOString(),
        category,
        text: requestJson && responseJson ? lineOfPromptLog({ requestJson, responseJson }) : text,
      })),
      latestId: rows.at(-1)?.[0] ?? fromId,
    };
  }),

  handle(getInitialDevLogId, async ({ db, person }) => ({ initialId: await readInitialId(db, person.id) })),

  handle(getDevLogsEnabled, async ({ db, clock }) => ({ isEnabled: await isLogging(db, clock.now()) })),
];

/** The lines after one, oldest first; what a prompt log holds comes from there. */
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
async function readInitialId(db: Db, userId: string): Promise<number> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(1);
  if (!session) return 0;
  const [row] = await db
    .select({ first: min(devLogs.id) })
    .from(devLogs)
    .where(eq(devLogs.sessionId, session.id));
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
