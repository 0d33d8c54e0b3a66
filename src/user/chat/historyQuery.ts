import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { isKnownEntry, listChats, startChat } from '../../api/chat';
import type { Client } from '../../api/client';
import { saysRefusal } from '../../shared/query/callQuery';
import type { Key } from '../../shared/query/queryKey';
import { chatKeys } from './keys';
import { findSendingMessage } from './outbox/findSendingMessage';

/** One opening of the chat screen, which begins with the start of a session. */
export interface ChatOpening {
  hasStarted: boolean;
}

/**
 * Asks for the conversation, oldest first (spec 4, Chat opening): once an opening a session is started and then, whatever
 * came of that (D-22), the history is loaded. Entries of unknown kinds are left out (D-31), and so is what comes of a
 * message that is being sent: the screen shows that by itself.
 */
export const historyQuery = (client: Client, queryClient: QueryClient, opening: ChatOpening) => ({
  queryKey: chatKeys.entries(),
  queryFn: async ({ signal }: QueryFunctionContext<Key>) => {
    if (!opening.hasStarted) {
      await client.send(startChat, undefined, { signal });
      // A message that is sent meanwhile cancels this.
      opening.hasStarted = !signal.aborted;
    }
    // A conversation that shows stays, so that the screen would not say what came of a later reading.
    const isShown = queryClient.getQueryData(chatKeys.entries()) !== undefined;
    const { data } = await client.sendOrThrow(listChats, undefined, { ...(!isShown && saysRefusal), signal });
    const { newestId = Number.POSITIVE_INFINITY } = findSendingMessage(queryClient) ?? {};
    return (data ?? []).filter(isKnownEntry).filter(({ id }) => id <= newestId);
  },
  // Comparing thousands of entries with their former selves would cost more than drawing the few on screen.
  structuralSharing: false,
});
