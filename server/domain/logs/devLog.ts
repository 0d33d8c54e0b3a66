import type { ExceptionText, GptCallText } from '../../../src/api/developer/devLogs';
import type { Db } from '../../db/database';
import { devLogs } from '../../db/tables';
import { withoutQuery } from '../../db/withoutQuery';
import { loggable } from '../../loggable';
import { readNumber } from '../settings/readSetting';

/** A line of the developer log by its category; the text is stored as JSON (contract 3.11). */
export type LogLine =
  | { category: 'GptCall'; text: GptCallText }
  /** What was asked and answered stands in the prompt log. */
  | { category: 'GptCall'; promptLogId: number }
  | { category: 'Exception'; text: ExceptionText }
  | { category: 'Session'; text: { event: 'opened' | 'closed'; sessionId: number; summary?: string | null } }
  | { category: 'Module'; text: { event: 'entered'; moduleId: number; module: string } }
  | { category: 'ContentFilter'; text: { refused: boolean; scores: object } };

export interface LogPlace {
  userId: string;
  /** The session that the lines go with when it is deleted; null for none. */
  sessionId: number | null;
  now: Date;
}

/** Whether lines are written, which staff can switch off (D-104). */
export const isLogging = async (db: Db, now: Date): Promise<boolean> =>
  (await readNumber(db, now, 'devLogsEnabled')) === 1;

/** Adds lines to a person's developer log, unless it is switched off. */
export async function writeDevLog(db: Db, place: LogPlace, lines: readonly LogLine[]): Promise<void> {
  if (lines.length === 0 || !(await isLogging(db, place.now))) return;
  await db.insert(devLogs).values(lines.map((line) => toRow(place, line)));
}

/** A line as it is stored. */
export const toRow = ({ userId, sessionId, now }: LogPlace, line: LogLine) => ({
  userId,
  sessionId,
  createdAt: now,
  category: line.category,
  text: 'text' in line ? JSON.stringify(line.text) : '',
  promptLogId: 'text' in line ? null : line.promptLogId,
});

/**
 * Notes an error in the log of the person whom it befell. Never fails: the error is what the caller has to tell.
 *
 * @param source what was being done, e.g. `POST /api/chats`
 */
export async function logException(db: Db, place: LogPlace, thrown: unknown, source: string): Promise<void> {
  const error = withoutQuery(thrown);
  const message = error instanceof Error ? error.message : String(error);
  const text = { message, stackTrace: traceOf(error), source };
  await writeDevLog(db, place, [{ category: 'Exception', text }]).catch((error) =>
    console.error(loggable(error)),
  );
}

function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const cause = withoutQuery(error.cause);
  const causedBy = cause === undefined ? '' : `\nCaused by: ${traceOf(cause) || String(cause)}`;
  return `${error.stack ?? ''}${causedBy}`;
}
