import {
  closeSession,
  deleteChat,
  deleteChatHistory,
  getChatStats,
  listChats,
  sendChat,
  startChat,
} from '../../src/api/chat';
import { readChatStats, removeChat } from '../domain/conversation/chats';
import { listEntries } from '../domain/conversation/entries';
import { exchange } from '../domain/conversation/exchange';
import { continueOrOpen } from '../domain/conversation/opening';
import { deleteHistory, endOpenSession } from '../domain/conversation/sessions';
import { partOf } from '../domain/paging';
import { handle } from './handle';

/** The calls of the chat screen (contract 2.1). */
export const chatHandlers = [
  handle(startChat, async ({ db, clock, person }) => {
    await db.transaction((tx) => continueOrOpen(tx, person, clock.now()));
  }),

  handle(listChats, ({ db, query, person, origin, country }) =>
    listEntries(db, person.id, { origin, country, languageCode: person.languageCode }, partOf(query)),
  ),

  handle(sendChat, ({ body, person, ...tools }) => exchange(tools, person, body.input)),

  handle(deleteChat, ({ db, params, person }) => removeChat(db, person.id, params.id)),

  handle(getChatStats, ({ db, params, person }) => readChatStats(db, person.id, params.id)),

  handle(closeSession, async ({ db, clock, person }) => {
    await endOpenSession(db, person, clock.now());
    return {};
  }),

  handle(deleteChatHistory, async ({ db, person }) => {
    await deleteHistory(db, person.id);
    return {};
  }),
];
