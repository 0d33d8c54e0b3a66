import type { QueryClient } from '@tanstack/react-query';
import { type ChatEntry, deleteChat, sendChat } from '../../../api/chat';
import type { Client } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { readReplyEvents } from '../../../api/readReplyEvents';
import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import { writeRefusedHelp } from '../help/refusedHelp';
import { changeEntries } from '../historyCache';
import { chatKeys } from '../keys';
import { addAnswer } from './addAnswer';
import type { Ending, Message, Outcome } from './message';
import { readOn } from './readOn';
import { settleSend } from './settleSend';
import { type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

export interface SendTools {
  client: Client;
  queryClient: QueryClient;
  userId: string;
}

/**
 * Sends a message and settles everything that hangs on it: the entries on screen, the draft, the note of an unconfirmed
 * send (spec 4, Sending a chat and Replay; D-25, D-108). Never throws.
 */
export async function sendMessage(tools: SendTools, message: Message): Promise<Outcome> {
  const { queryClient, userId } = tools;
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  const send: UnconfirmedSend = {
    text: message.text,
    afterId: message.replayOf === null ? message.newestId : message.replayOf - 1,
    isReplay: message.replayOf !== null,
  };
  writeUnconfirmedSend(userId, send);
  try {
    return settleSend(userId, send, await exchange(tools, message, send));
  } catch {
    // The message may have got through before the connection broke; the next opening of the chat will tell.
    return { status: 'returned', draft: readPromptDraft(userId) };
  }
}

/** @throws CallFailure when the connection is lost */
async function exchange(tools: SendTools, message: Message, send: UnconfirmedSend): Promise<Ending> {
  const { client, queryClient, userId } = tools;
  let stillStands = message.replayOf;
  try {
    if (message.replayOf !== null) {
      await client.sendOrThrow(deleteChat, { params: { id: message.replayOf } });
      stillStands = null;
      changeEntries(queryClient, (entries) => before(entries, message.replayOf));
    }
    const { ok, data, error } = await client.sendOrThrow(
      sendChat,
      { body: { input: message.text } },
      { signal: message.giveUp.signal, readEvents: readReplyEvents(message.reply.hear) },
    );
    if (ok && data !== null) return await addAnswer(queryClient, message, data);
    if (error?.code !== 'CONTENT_FILTER') return { status: 'returned' };
    const help = error.help ?? undefined;
    if (help) writeRefusedHelp(userId, { help, afterId: message.newestId, isAway: false });
    return { status: 'filtered', help };
  } catch (thrown) {
    if (isLostConnection(thrown)) throw thrown;
    const found = mayHaveArrived(thrown) ? await readOn(tools, message, send) : null;
    const isStillThere = stillStands !== null && found?.status !== 'returned';
    return isStillThere ? { status: 'notReplayed' } : (found ?? { status: 'returned' });
  }
}

const isLostConnection = (thrown: unknown) => thrown instanceof CallFailure && thrown.kind === 'network';

/** Whether the server may have taken the message although its answer did not come. */
function mayHaveArrived(thrown: unknown): boolean {
  if (!(thrown instanceof CallFailure)) return true;
  const { kind, status } = thrown;
  // A gateway that got no answer says so with one of these; the server behind it may be at work all the same.
  if (kind === 'status') return status === 502 || status === 504;
  return ['timeout', 'cancelled', 'malformed', 'interrupted'].includes(kind);
}

/** What stands before an entry: a replay removes the input and the reply to it, which are the last two. */
function before(entries: ChatEntry[], id: number | null): ChatEntry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? entries : entries.slice(0, index);
}
