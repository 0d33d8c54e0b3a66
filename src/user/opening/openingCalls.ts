import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '../../api/client';
import { askEarly } from '../../shared/query/early';
import { type ChatOpening, historyQuery } from '../chat/historyQuery';
import { userStatusQuery } from '../status/userStatusQuery';

/**
 * Asks for the person's status before the shell, which wants it, is drawn.
 *
 * @returns whether the start-up is done; undefined where that cannot be known
 */
export async function askForStatus(client: Client, queryClient: QueryClient): Promise<boolean | undefined> {
  return (await askEarly(queryClient, userStatusQuery(client)))?.allOk;
}

/** Opens the chat, a session and then the history, before its screen is drawn. */
export async function askForConversation(client: Client, queryClient: QueryClient): Promise<void> {
  const opening: ChatOpening = { hasStarted: false };
  await askEarly(queryClient, historyQuery(client, queryClient, opening), opening);
}
