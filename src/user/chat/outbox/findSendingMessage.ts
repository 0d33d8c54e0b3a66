import type { QueryClient } from '@tanstack/react-query';
import { chatKeys } from '../keys';
import type { Message } from './message';

/** The message that is being sent, if any. */
export function findSendingMessage(queryClient: QueryClient): Message | undefined {
  const send = queryClient.getMutationCache().find({ mutationKey: chatKeys.send(), status: 'pending' });
  return send?.state.variables as Message | undefined;
}
