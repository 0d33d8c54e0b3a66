import type { QueryClient } from '@tanstack/react-query';
import { type ChatEntry, deleteChat, isKnownEntry, listChats, sendChat } from '../../../api/chat';
import type { Client } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { writeRefusedHelp } from '../help/refusedHelp';
import { changeEntries } from '../historyCache';
import { chatKeys } from '../keys';
import type { Ending, Message, Outcome } from './message';
import { readPromptDraft } from './promptDraft';
import { settleSend } from './settleSend';
import { hasArrived, type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

interface Tools {
  client: Client;
  queryClient: QueryClient;
  userId: string;
}

/**
 * Sends a message and settles everything that hangs on it: the entries on screen, the draft, the note of an unconfirmed
 * send (spec 4, Sending a chat and Replay; D-25, D-108). Never throws.
 */
export async function sendMessage(tools: Tools, message: Message): Promise<Outcome> {
  const { client, queryClient, userId } = tools;
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  const send: UnconfirmedSend = {
    text: message.text,
    afterId: message.replayOf === null ? message.newestId : message.replayOf - 1,
    isReplay: message.replayOf !== null,
  };
  const settle = (ending: Ending) => settleSend(userId, send, ending);
  writeUnconfirmedSend(userId, send);

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
      { signal: message.giveUp.signal },
    );
    if (!ok || data === null) {
      if (error?.code !== 'CONTENT_FILTER') return settle({ status: 'returned' });
      const help = error.help ?? undefined;
      if (help) writeRefusedHelp(userId, { help, afterId: message.newestId, isAway: false });
      return settle({ status: 'filtered', help });
    }
    const reply = isKnownEntry(data.data) ? data.data : null;
    // A history that was asked for meanwhile may be older than this answer.
    await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
    changeEntries(queryClient, (entries) => appended(entries, message, data.userInputChatId, reply));
    return settle({ status: 'answered', reply });
  } catch (thrown) {
    // The message may have got through before the connection broke; the next opening of the chat will tell.
    if (isLostConnection(thrown)) return { status: 'returned', draft: readPromptDraft(userId) };
    return settle(await endingOf(tools, send, stillStands !== null, thrown));
  }
}

const isLostConnection = (thrown: unknown) => thrown instanceof CallFailure && thrown.kind === 'network';

/** How a send ended that failed: the history tells it where the failure leaves it open. */
async function endingOf(
  { client, queryClient }: Tools,
  send: UnconfirmedSend,
  isStillThere: boolean,
  thrown: unknown,
): Promise<Ending> {
  const accepted: Ending = { status: isStillThere ? 'notReplayed' : 'arrived' };
  if (mayHaveArrived(thrown)) {
    const history = await client.send(listChats, undefined, { toast: false });
    if (history?.data) {
      const entries = history.data.filter(isKnownEntry);
      changeEntries(queryClient, () => entries);
      return hasArrived(send, entries) ? accepted : { status: 'returned' };
    }
  }
  return isStillThere ? accepted : { status: 'returned' };
}

/** Whether the server may have taken the message although its answer did not come. */
function mayHaveArrived(thrown: unknown): boolean {
  if (!(thrown instanceof CallFailure)) return true;
  const { kind, status } = thrown;
  // A gateway that got no answer says so with one of these; the server behind it may be at work all the same.
  if (kind === 'status') return status === 502 || status === 504;
  return kind === 'timeout' || kind === 'cancelled' || kind === 'malformed';
}

/** What stands before an entry: a replay removes the input and the reply to it, which are the last two. */
function before(entries: ChatEntry[], id: number | null): ChatEntry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? entries : entries.slice(0, index);
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
