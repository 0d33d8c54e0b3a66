import type { QueryClient } from '@tanstack/react-query';
import type { ChatEntry } from '../../api/chat';
import { chatKeys } from './keys';

/** The greatest id among the entries at hand, 0 without any. */
export function newestEntryId(queryClient: QueryClient): number {
  const entries = queryClient.getQueryData<ChatEntry[]>(chatKeys.entries()) ?? [];
  return entries.reduce((newest, { id }) => Math.max(newest, id), 0);
}

/** Changes the entries at hand; where there are none, as after a sign-out, nothing is put there. */
export function changeEntries(queryClient: QueryClient, change: (entries: ChatEntry[]) => ChatEntry[]): void {
  queryClient.setQueryData<ChatEntry[]>(chatKeys.entries(), (entries) => entries && change(entries));
}

/** Forgets all of the conversation that is kept in this tab, and the messages that have been sent. */
export function forgetConversation(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: chatKeys.all() });
  const sends = queryClient.getMutationCache();
  for (const send of sends.findAll({ mutationKey: chatKeys.send() })) {
    if (send.state.status !== 'pending') sends.remove(send);
  }
}
