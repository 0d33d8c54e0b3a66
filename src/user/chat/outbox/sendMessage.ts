import type { QueryClient } from '@tanstack/react-query';
import {
  type ChatEntry,
  deleteChat,
  isKnownEntry,
  listChats,
  sendChat,
  withdrawMessages,
} from '../../../api/chat';
import type { Client } from '../../../api/client';
import { CallFailure } from '../../../api/failure';
import { readReplyEvents } from '../../../api/readReplyEvents';
import type { ReplyProgress } from '../../../api/replyEvents';
import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import { writeRefusedHelp } from '../help/refusedHelp';
import { loadHelpCode } from '../help/useHelpCode';
import { changeEntries } from '../historyCache';
import { announceChange } from '../historyChannel';
import { chatKeys } from '../keys';
import { addAnswer } from './addAnswer';
import type { Ending, Message, Outcome } from './message';
import { readOn } from './readOn';
import { settleSend } from './settleSend';
import { readUnconfirmedSend, type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

export interface SendTools {
  client: Client;
  queryClient: QueryClient;
  userId: string;
}

/**
 * Sends a message and settles everything that hangs on it: the entries on screen, the draft, the note of an unconfirmed
 * send (spec 4, Sending a chat and Replay; D-25, D-108, D-127). Other tabs are told. Never throws.
 */
export async function sendMessage(tools: SendTools, message: Message): Promise<Outcome> {
  const { queryClient, userId } = tools;
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  try {
    const earlier = await findEarlier(tools, message);
    if (earlier) return earlier;
    const send: UnconfirmedSend = {
      text: message.text,
      afterId: message.replayOf === null ? message.newestId : message.replayOf - 1,
      isReplay: message.replayOf !== null,
    };
    writeUnconfirmedSend(userId, send);
    const { ending, mayArrive } = await exchange(tools, message, send);
    if (ending.status !== 'notReplayed') announceChange(userId);
    return settleSend(userId, send, ending, mayArrive);
  } catch {
    // The message may have got through before the connection broke; the next opening of the chat will tell.
    return { status: 'returned', draft: readPromptDraft(userId) };
  }
}

/**
 * Looks in the history for a message with the same text that was given up: sent again while it arrives after all, it would
 * stand there twice.
 *
 * @returns null where there is none, and this one is to be sent
 */
async function findEarlier(tools: SendTools, message: Message): Promise<Outcome | null> {
  const earlier = readUnconfirmedSend(tools.userId);
  if (message.replayOf !== null || earlier?.text !== message.text) return null;
  const found = await readOn(tools, message, earlier);
  if (found?.status === 'returned') return null;
  return settleSend(tools.userId, earlier, found ?? { status: 'unclear' }, !found);
}

interface Exchanged {
  ending: Ending;
  mayArrive?: boolean;
}

/** @throws CallFailure when the connection is lost */
async function exchange(tools: SendTools, message: Message, send: UnconfirmedSend): Promise<Exchanged> {
  const { client, queryClient, userId } = tools;
  let stillStands = message.replayOf;
  try {
    if (message.replayOf !== null) {
      const { ok } = await client.sendOrThrow(deleteChat, { params: { id: message.replayOf } });
      if (!ok) return { ending: await lookUpReplayed(tools) };
      stillStands = null;
      changeEntries(queryClient, (entries) => before(entries, message.replayOf));
    }
    const hear = (progress: ReplyProgress) => {
      message.reply.hear(progress);
      if (progress.event === 'accepted') announceChange(userId);
    };
    const { ok, data, error } = await client.sendOrThrow(
      sendChat,
      { body: { input: message.text } },
      { signal: message.giveUp.signal, readEvents: readReplyEvents(hear) },
    );
    if (ok && data !== null) return { ending: await addAnswer(queryClient, message, data) };
    if (error?.code !== 'CONTENT_FILTER') return { ending: { status: 'returned', reason: error?.message } };
    const help = error.help ?? (await loadHelpCode())?.generalHelp;
    if (help) writeRefusedHelp(userId, { help, afterId: message.newestId, isAway: false });
    return { ending: { status: 'filtered', help } };
  } catch (thrown) {
    if (isLostConnection(thrown)) throw thrown;
    if (!mayHaveArrived(thrown)) {
      if (stillStands !== null) return { ending: { status: 'notReplayed' } };
      return { ending: { status: 'returned', ...whyNot(thrown) } };
    }
    const isWithdrawn = !isGivenUp(thrown) || (await withdraw(client, message));
    const found = await readOn(tools, message, send);
    if (stillStands !== null && found?.status !== 'returned') return { ending: { status: 'notReplayed' } };
    if (found && found.status !== 'returned') return { ending: found };
    return { ending: { status: found && isWithdrawn ? 'returned' : 'unclear' }, mayArrive: true };
  }
}

/** A replay finds its message gone: another tab has replayed it, or deleted it. */
async function lookUpReplayed({ client, queryClient }: SendTools): Promise<Ending> {
  const history = await client.send(listChats, undefined, { toast: false });
  if (history?.data) {
    const entries = history.data.filter(isKnownEntry);
    changeEntries(queryClient, () => entries);
  }
  return { status: 'replayedElsewhere' };
}

/** What a refusal says of itself; what the server says of its own failures is no sentence for a person. */
function whyNot(thrown: unknown): { retryAt?: number; reason?: string | null } {
  if (!(thrown instanceof CallFailure)) return {};
  const { status, body, retryAt } = thrown;
  return {
    ...(retryAt !== null && { retryAt }),
    ...((status === 413 || status === 429) && { reason: body?.message }),
  };
}

const isLostConnection = (thrown: unknown) => thrown instanceof CallFailure && thrown.kind === 'network';

/** Whether the server may have taken the message although its answer did not come. */
function mayHaveArrived(thrown: unknown): boolean {
  if (!(thrown instanceof CallFailure)) return true;
  const { kind, status } = thrown;
  // A gateway that got no answer says so with one of these; the server behind it may be at work all the same.
  if (kind === 'status') return status === 502 || status === 504;
  return isGivenUp(thrown) || kind === 'malformed' || kind === 'interrupted';
}

/** Whether it was we who ended the waiting, while the server knows of nothing. */
const isGivenUp = (thrown: unknown) =>
  thrown instanceof CallFailure && (thrown.kind === 'timeout' || thrown.kind === 'cancelled');

/** Whether it is settled from now on, on the server too, what has been accepted; other servers cannot tell. */
const withdraw = async (client: Client, { reply }: Message) =>
  reply.messageId !== null || (await client.send(withdrawMessages, undefined, { isAhead: true })) !== null;

/** What stands before an entry: a replay removes the input and the reply to it, which are the last two. */
function before(entries: ChatEntry[], id: number | null): ChatEntry[] {
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? entries : entries.slice(0, index);
}
