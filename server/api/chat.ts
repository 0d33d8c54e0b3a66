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
  withdrawMessages,
} from '../../src/api/chat';
import { readChatStats, removeChat } from '../domain/conversation/chats';
import { listEntries } from '../domain/conversation/entries';
import { exchange } from '../domain/conversation/exchange';
import { followReply, settleAllInterrupted } from '../domain/conversation/followReply';
import { continueOrOpen } from '../domain/conversation/opening';
import { settleAccepted, stopReply as stopRunningReply } from '../domain/conversation/runningReply';
import { deleteHistory, endOpenSession } from '../domain/conversation/sessions';
import { summariseDue } from '../domain/conversation/summariseDue';
import { partOf } from '../domain/paging';
import type { Tools } from '../domain/tools';
import { handle } from './handle';

/** A session may have been closed on the way, or a module left. */
const summariseLater = (tools: Tools, userId: string) =>
  tools.afterwards.later(userId, (signal) => summariseDue(tools, userId, signal));

/** The calls of the chat screen (contract 2.1). */
export const chatHandlers = [
  handle(startChat, async ({ person, ...tools }) => {
    await continueOrOpen(tools, person);
    summariseLater(tools, person.id);
  }),

  handle(listChats, async ({ query, person, ...tools }) => {
    await settleAllInterrupted(tools, person);
    const reader = { origin: tools.origin, country: tools.country, languageCode: person.languageCode };
    return listEntries(tools.db, person.id, reader, partOf(query));
  }),

  handle(sendChat, async ({ body, person, ...tools }) => {
    const answer = await exchange(tools, person, body.input);
    summariseLater(tools, person.id);
    return answer;
  }),

  handle(readReply, ({ params, person, tell, signal, ...tools }) =>
    followReply(tools, person, params.id, { tell, signal }),
  ),

  handle(withdrawMessages, async ({ db, person }) => {
    await settleAccepted(db, person.id);
  }),

  handle(stopReply, ({ db, params, person }) => stopRunningReply(db, person.id, params.id)),

  handle(deleteChat, ({ db, params, person }) => removeChat(db, person.id, params.id)),

  handle(getChatStats, ({ db, params, person }) => readChatStats(db, person.id, params.id)),

  handle(closeSession, async ({ person, ...tools }) => {
    await endOpenSession(tools.db, person, tools.clock.now());
    summariseLater(tools, person.id);
    return {};
  }),

  handle(deleteChatHistory, async ({ db, person }) => {
    await deleteHistory(db, person.id);
    return {};
  }),
];
