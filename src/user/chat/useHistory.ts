import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ChatEntry, isKnownEntry, listChats, startChat } from '../../api/chat';
import type { CallFailure } from '../../api/failure';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useClient } from '../../shared/query/useClient';
import { chatKeys } from './keys';
import { findSendingMessage } from './outbox/findSendingMessage';

/**
 * The conversation, oldest first (spec 4, Chat opening): each time the chat screen opens, a session is started and then,
 * whatever came of that (D-22), the history is loaded. Entries of unknown kinds are left out (D-31), and so is
 * what comes of a message that is being sent: the screen shows that by itself.
 */
export function useHistory() {
  const client = useClient();
  const queryClient = useQueryClient();
  const hasStarted = useRef(false);

  return useQuery<ChatEntry[], CallFailure>({
    queryKey: chatKeys.entries(),
    queryFn: async ({ signal }) => {
      if (!hasStarted.current) {
        await client.send(startChat, undefined, { signal });
        // A message that is sent meanwhile cancels this.
        hasStarted.current = !signal.aborted;
      }
      const { data } = await client.sendOrThrow(listChats, undefined, { signal });
      const { newestId = Number.POSITIVE_INFINITY } = findSendingMessage(queryClient) ?? {};
      return (data ?? []).filter(isKnownEntry).filter(({ id }) => id <= newestId);
    },
    ...cachePolicy.eachVisit,
    // Comparing thousands of entries with their former selves would cost more than drawing the few on screen.
    structuralSharing: false,
  });
}
