import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../../api/call';
import { type ChatEntry, isKnownEntry, type sendChat } from '../../../api/chat';
import { changeEntries } from '../historyCache';
import { chatKeys } from '../keys';
import { keepKeys } from './entryKeys';
import type { Ending, Message } from './message';

/** Puts a message and the reply to it at the end of the conversation. */
export async function addAnswer(
  queryClient: QueryClient,
  message: Message,
  { userInputChatId, data, besides = [] }: ReplyOf<typeof sendChat>,
): Promise<Ending> {
  const reply = isKnownEntry(data) ? data : null;
  // A history that was asked for meanwhile may be older than this answer.
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  keepKeys(message.reply, userInputChatId, reply?.id);
  const others = besides.filter(isKnownEntry);
  changeEntries(queryClient, (entries) => appended(entries, message, userInputChatId, reply, others));
  const help = others.findLast((entry) => entry.renderer === 'ContentFilter')?.data.help;
  return { status: 'answered', reply, ...(help && { help }) };
}

function appended(
  entries: ChatEntry[],
  message: Message,
  id: number,
  reply: ChatEntry | null,
  others: readonly ChatEntry[],
): ChatEntry[] {
  const sent: ChatEntry = {
    id,
    renderer: 'UserInput',
    timestamp: message.at,
    data: { text: message.text, showDelete: true },
  };
  const added = [sent, ...(reply ? [reply] : []), ...others];
  const isNew = (entry: ChatEntry) => added.every((one) => one.id !== entry.id);
  const all = [...entries.filter(isNew).map(withoutReplay), ...added];
  return others.length > 0 ? all.sort((one, other) => one.id - other.id) : all;
}

/** Only the latest input can be replayed. The entry itself is kept where nothing changes. */
const withoutReplay = (entry: ChatEntry): ChatEntry =>
  entry.renderer === 'UserInput' && entry.data.showDelete
    ? { ...entry, data: { ...entry.data, showDelete: false } }
    : entry;
