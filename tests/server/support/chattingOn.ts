import { eq } from 'drizzle-orm';
import { sessions } from '../../../server/db/tables';
import { listChats, sendChat } from '../../../src/api/chat';
import type { Api } from './startApi';

/** What tests of the chat do and look at, by the person's token. */
export const chattingOn = (api: () => Api) => ({
  say: (person: string, input: string) => api().send(sendChat, person, { body: { input } }),
  history: async (person: string) => (await api().send(listChats, person)).data,
  sessionsOf: (person: string) =>
    api().db.select().from(sessions).where(eq(sessions.userId, person)).orderBy(sessions.id),
});
