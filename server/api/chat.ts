import {
  closeSession,
  deleteChat,
  deleteChatHistory,
  getChatStats,
  listChats,
  readReply,
  sendChat,
  startChat,
  stopReply,
} from '../../src/api/chat';
import { readChatStats, removeChat } from '../domain/conversation/chats';
import { listEntries } from '../domain/conversation/entries';
import { exchange } from '../domain/conversation/exchange';
import { followReply, settleAllInterrupted } from '../domain/conversation/followReply';
import { continueOrOpen } from '../domain/conversation/opening';
import { stopReply as stopRunningReply } from '../domain/conversation/runningReply';
import { deleteHistory, endOpenSession } from '../domain/conversation/sessions';
import { partOf } from '../domain/paging';
import { handle } from './handle';

/** The calls of the chat screen (contract 2.1). */
export const chatHandlers = [
  handle(startChat, async ({ db, clock, person }) => {
    await db.transaction((tx) => continueOrOpen(tx, person, clock.now()));
  }),

  handle(listChats, async ({ query, person, ...tools }) => {
    await settleAllInterrupted(tools, person);
    const reader = { origin: tools.origin, country: tools.country, languageCode: person.languageCode };
    return listEntries(tools.db, person.id, reader, partOf(query));
  }),

  handle(sendChat, ({ body, person, ...tools }) => exchange(tools, person, body.input)),

  handle(readReply, ({ params, person, tell, signal, ...tools }) =>
    followReply(tools, person, params.id, { tell, signal }),
  ),

  handle(stopReply, ({ db, params, person }) => stopRunningReply(db, person.id, params.id)),

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
