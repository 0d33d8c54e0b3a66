import { and, eq, or } from 'drizzle-orm';
import type { PromptLog } from '../../../src/api/chat';
import type { Db } from '../../db/database';
import { chats, modules, promptLogs, sessionModules } from '../../db/tables';
import { deleteOr404 } from '../or404';
import { refuse } from '../refusal';

const noSuchChat = 'There is no such chat.';

/** Deletes something that the person said; 404 for anything else. */
export function removeChat(db: Db, userId: string, id: number): Promise<void> {
  const theirInput = and(eq(chats.id, id), eq(chats.userId, userId), eq(chats.kind, 'UserInput'));
  // The reply and its prompt logs go with the input: their foreign keys cascade.
  return deleteOr404(db, chats, theirInput, noSuchChat);
}

/** How a reply came about, by its own id or by that of what it answers: the module and the prompt logs. */
export async function readChatStats(
  db: Db,
  userId: string,
  chatId: number,
): Promise<{ moduleName: string; promptLogs: PromptLog[] }> {
  const [chat] = await db
    .select({ kind: chats.kind, moduleName: modules.name })
    .from(chats)
    .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
    .innerJoin(modules, eq(modules.id, sessionModules.moduleId))
    .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
  if (!chat || !['UserInput', 'ChatResponse'].includes(chat.kind)) refuse(404, noSuchChat);
  const { id, promptKey, requestJson, responseJson } = promptLogs;
  const logs = await db
    .select({ id, promptKey, requestJson, responseJson })
    .from(promptLogs)
    .innerJoin(chats, eq(chats.id, promptLogs.chatId))
    .where(or(eq(chats.id, chatId), eq(chats.replyTo, chatId)))
    .orderBy(id);
  return { moduleName: chat.moduleName, promptLogs: logs };
}
