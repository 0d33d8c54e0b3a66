import type { QueryClient } from '@tanstack/react-query';
import { isBeingAnswered, isKnownEntry, listChats, readReply, stopReply } from '../../../api/chat';
import type { Client } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { readReplyEvents } from '../../../api/readReplyEvents';
import { changeEntries } from '../historyCache';
import { addAnswer } from './addAnswer';
import type { Ending, Message } from './message';
import { findArrived, type UnconfirmedSend } from './unconfirmedSend';

/** How often a reply that breaks off again and again is taken up. */
const longestPatience = 5;

interface Tools {
  client: Client;
  queryClient: QueryClient;
}

/**
 * Finds out what has become of a message: the history tells it, and where its reply is still being written, that is read
 * to its end.
 *
 * @returns null when nobody can tell
 * @throws CallFailure when the connection is lost
 */
export async function readOn(
  { client, queryClient }: Tools,
  message: Message,
  send: UnconfirmedSend,
): Promise<Ending | null> {
  for (let round = 0; round < longestPatience; round += 1) {
    const { messageId } = message.reply;
    const reply = messageId === null ? null : await readRunning(client, message, messageId);
    if (reply) return addAnswer(queryClient, message, reply);

    const history = await client.send(listChats, undefined, { toast: false });
    if (!history?.data) return null;
    const entries = history.data.filter(isKnownEntry);
    const arrived = findArrived(send, entries);
    if (!arrived || !isBeingAnswered(arrived)) {
      changeEntries(queryClient, () => entries);
      return { status: arrived ? 'arrived' : 'returned' };
    }
    message.reply.hear({ event: 'accepted', userInputChatId: arrived.id });
  }
  return null;
}

/** Reads a running reply; null when it breaks off or does not come. */
async function readRunning(client: Client, message: Message, id: number) {
  // Whoever has given up wants no more of it; what has come stays.
  if (message.giveUp.signal.aborted) await client.send(stopReply, { params: { id } });
  try {
    const readEvents = readReplyEvents(message.reply.hear);
    const { data } = await client.sendOrThrow(readReply, { params: { id } }, { readEvents });
    return data;
  } catch (thrown) {
    if (thrown instanceof CallFailure && thrown.leadsAway) throw thrown;
    return null;
  }
}
