import { and, asc, desc, eq, gte, inArray, min, sql } from 'drizzle-orm';
import type { Message } from '../../assistant/assistant';
import type { Db } from '../../db/database';
import { chats } from '../../db/tables';

export type Line = Pick<typeof chats.$inferSelect, 'kind' | 'text' | 'excludeFromChat'>;

const { kind, text, excludeFromChat } = chats;
const spoken = inArray(kind, ['UserInput', 'ChatResponse']);

/** The last `count` things the person said, with the coach's words from there on, oldest first. */
export async function recentLines(db: Db, userId: string, count: number): Promise<Line[]> {
  const inputs = db
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.userId, userId), eq(kind, 'UserInput')))
    .orderBy(desc(chats.id))
    .limit(count)
    .as('inputs');
  const oldest = db.select({ id: sql`coalesce(${min(inputs.id)}, 0)` }).from(inputs);
  const lines = await db
    .select({ kind, text, excludeFromChat })
    .from(chats)
    .where(and(eq(chats.userId, userId), gte(chats.id, sql`(${oldest})`), spoken))
    .orderBy(asc(chats.id));
  return lines.filter((line) => !line.excludeFromChat);
}

/** What was said within one visit to a module, oldest first. */
export function visitLines(db: Db, sessionModuleId: number): Promise<Line[]> {
  return db
    .select({ kind, text, excludeFromChat })
    .from(chats)
    .where(and(eq(chats.sessionModuleId, sessionModuleId), spoken))
    .orderBy(asc(chats.id));
}

export const toMessage = (line: Line): Message => ({
  role: line.kind === 'UserInput' ? 'user' : 'assistant',
  content: line.text,
});

/** Lines as they stand in a prompt text. */
export const transcript = (lines: readonly Line[]): string =>
  lines.map((line) => `${line.kind === 'UserInput' ? 'Client' : 'Coach'}: ${line.text}`).join('\n');
