import type { QueryClient } from '@tanstack/react-query';
import { type ChatEntry, isKnownEntry, listChats } from '../../api/chat';
import type { Client } from '../../api/client';
import { changeEntries } from './historyCache';
import { chatKeys } from './keys';
import { findSendingMessage } from './outbox/findSendingMessage';

/** How many entries are read: what happens elsewhere happens at the end. */
const endSize = 50;

interface Tools {
  client: Client;
  queryClient: QueryClient;
}

/**
 * Reads the end of the conversation again and takes over what has changed; all of it where the end alone does not tell.
 * Nobody waits for it: a failure is told nowhere.
 *
 * @returns the conversation as it is now; 'outdated' where this tab has changed it meanwhile, null where it could not be
 * read
 */
export async function catchUp({ client, queryClient }: Tools): Promise<ChatEntry[] | 'outdated' | null> {
  const stateNow = () => queryClient.getQueryState<ChatEntry[]>(chatKeys.entries());
  const before = stateNow();
  if (!before?.data) return null;
  try {
    const query = { page: 1, pageSize: endSize };
    const { data } = await client.sendOrThrow(listChats, { query }, { isAhead: true });
    const isOutdated = stateNow()?.dataUpdateCount !== before.dataUpdateCount;
    if (isOutdated || findSendingMessage(queryClient)) return 'outdated';
    if (!data) return null;
    const entries = withEnd(before.data, data.filter(isKnownEntry), data.length < endSize);
    if (!entries) {
      await queryClient.invalidateQueries({ queryKey: chatKeys.entries() });
      return null;
    }
    if (entries !== before.data) changeEntries(queryClient, () => entries);
    return entries;
  } catch {
    return null;
  }
}

/**
 * A conversation with its end as the server has it now. Entries that are as before are kept, and all of it if all are.
 *
 * @param isAll whether the conversation has no more than its end
 * @returns null where something between the two is missing
 */
export function withEnd(
  entries: readonly ChatEntry[],
  end: readonly ChatEntry[],
  isAll: boolean,
): ChatEntry[] | null {
  const [first] = end;
  const former = new Map(entries.map((entry) => [entry.id, entry]));
  if (!isAll && !(first && former.has(first.id))) return null;
  const known = (entry: ChatEntry) => {
    const one = former.get(entry.id);
    return one && JSON.stringify(one) === JSON.stringify(entry) ? one : entry;
  };
  const earlier = isAll || !first ? [] : entries.filter(({ id }) => id < first.id);
  const all = [...earlier, ...end.map(known)];
  const isSame = all.length === entries.length && all.every((entry, index) => entry === entries[index]);
  return isSame ? (entries as ChatEntry[]) : all;
}
