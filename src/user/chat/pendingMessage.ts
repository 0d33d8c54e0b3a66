import type { QueryClient } from '@tanstack/react-query';
import type { Message } from './sendMessage';

/** The key of every send. */
export const sendKey = ['chat', 'send'] as const;

/** The message on its way to the server, if any. */
export function pendingMessage(queryClient: QueryClient): Message | undefined {
  const send = queryClient.getMutationCache().find({ mutationKey: sendKey, status: 'pending' });
  return send?.state.variables as Message | undefined;
}
