import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChatEntry } from '../../api/chat';
import type { CallFailure } from '../../api/failure';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useEarly } from '../../shared/query/early';
import { useClient } from '../../shared/query/useClient';
import { type ChatOpening, historyQuery } from './historyQuery';
import { chatKeys } from './keys';

const key = chatKeys.entries();

/**
 * The conversation, oldest first. It is asked for each time the chat screen opens; at the beginning of a visit that has
 * been done by then, or is under way (`askForConversation`).
 */
export function useHistory() {
  const client = useClient();
  const queryClient = useQueryClient();
  const early = useEarly<ChatOpening>(key);
  const [opening] = useState<ChatOpening>(early.note ?? { hasStarted: false });

  return useQuery<ChatEntry[], CallFailure>({
    ...historyQuery(client, queryClient, opening),
    ...cachePolicy.eachVisit,
    ...early.options,
  });
}
