import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('chat');

/** What the cache holds of the conversation, and the sends under way. */
export const chatKeys = {
  all: () => root,
  entries: () => queryKey(...root, 'entries'),
  stats: (chatId: number) => queryKey(...root, 'stats', chatId),
  send: () => queryKey(...root, 'send'),
};
