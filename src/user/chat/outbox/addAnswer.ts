import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../api/call';
import { type ChatEntry, isKnownEntry, type sendChat } from '../../../api/chat';
import { changeEntries } from '../historyCache';
import { chatKeys } from '../keys';
import type { Ending, Message } from './message';

/** Puts a message and the reply to it at the end of the conversation. */
export async function addAnswer(
  queryClient: QueryClient,
  message: Message,
  { userInputChatId, data }: ReplyOf<typeof sendChat>,
): Promise<Ending> {
  const reply = isKnownEntry(data) ? data : null;
  // A history that was asked for meanwhile may be older than this answer.
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  changeEntries(queryClient, (entries) => appended(entries, message, userInputChatId, reply));
  return { status: 'answered', reply };
}

function appended(entries: ChatEntry[], message: Message, id: number, reply: ChatEntry | null): ChatEntry[] {
  const sent: ChatEntry = {
    id,
    renderer: 'UserInput',
    timestamp: message.at,
    data: { text: message.text, showDelete: true },
  };
  const isNew = (entry: ChatEntry) => entry.id !== id && entry.id !== reply?.id;
  return [...entries.filter(isNew).map(withoutReplay), sent, ...(reply ? [reply] : [])];
}

/** Only the latest input can be replayed. The entry itself is kept where nothing changes. */
const withoutReplay = (entry: ChatEntry): ChatEntry =>
  entry.renderer === 'UserInput' && entry.data.showDelete
    ? { ...entry, data: { ...entry.data, showDelete: false } }
    : entry;
