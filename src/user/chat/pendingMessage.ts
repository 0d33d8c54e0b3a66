import type { QueryClient } from '@tanstack/react-query';
import { chatKeys } from './keys';
import type { Message } from './sendMessage';

/** The message on its way to the server, if any. */
export function pendingMessage(queryClient: QueryClient): Message | undefined {
  const send = queryClient.getMutationCache().find({ mutationKey: chatKeys.send(), status: 'pending' });
  return send?.state.variables as Message | undefined;
}
