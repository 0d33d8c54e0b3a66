import { and, eq, or } from 'drizzle-orm';
import {
  closeSession,
  deleteChat,
  deleteChatHistory,
  getChatStats,
  listChats,
  sendChat,
  startChat,
} from '../../src/api/chat';
import { chats, modules, promptLogs, sessionModules } from '../db/tables';
import { listEntries } from '../domain/conversation/entries';
import { exchange } from '../domain/conversation/exchange';
import { continueOrOpen } from '../domain/conversation/opening';
import { deleteHistory, endSession, findSession } from '../domain/conversation/sessions';
import { partOf } from '../domain/paging';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

const noSuchChat = 'There is no such chat.';

/** The calls of the chat screen (contract 2.1). */
export const chatHandlers = [
  handle(startChat, async ({ db, clock, person }) => {
    await db.transaction((tx) => continueOrOpen(tx, person, clock.now()));
  }),

  handle(listChats, ({ db, query, person, origin }) => listEntries(db, person.id, origin, partOf(query))),

  handle(sendChat, ({ body, person, ...tools }) => exchange(tools, person, body.input)),

  handle(deleteChat, async ({ db, params, person }) => {
    // The reply and its prompt logs go with the input: their foreign keys cascade.
    const deleted = await db
      .delete(chats)
      .where(and(eq(chats.id, params.id), eq(chats.userId, person.id), eq(chats.kind, 'UserInput')))
      .returning({ id: chats.id });
    if (deleted.length === 0) refuse(404, noSuchChat);
  }),

  handle(getChatStats, async ({ db, params, person }) => {
    const [chat] = await db
      .select({ kind: chats.kind, moduleName: modules.name })
      .from(chats)
      .innerJoin(sessionModules, eq(sessionModules.id, chats.sessionModuleId))
      .innerJoin(modules, eq(modules.id, sessionModules.moduleId))
      .where(and(eq(chats.id, params.id), eq(chats.userId, person.id)));
    if (!chat || !['UserInput', 'ChatResponse'].includes(chat.kind)) refuse(404, noSuchChat);
    const { id, promptKey, requestJson, responseJson } = promptLogs;
    const logs = await db
      .select({ id, promptKey, requestJson, responseJson })
      .from(promptLogs)
      .innerJoin(chats, eq(chats.id, promptLogs.chatId))
      .where(or(eq(chats.id, params.id), eq(chats.replyTo, params.id)))
      .orderBy(id);
    return { moduleName: chat.moduleName, promptLogs: logs };
  }),

  handle(closeSession, async ({ db, clock, person }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const session = await findSession(tx, person, now);
      if (session) await endSession(tx, session, person, now);
    });
    return {};
  }),

  handle(deleteChatHistory, async ({ db, person }) => {
    await deleteHistory(db, person.id);
    return {};
  }),
];
