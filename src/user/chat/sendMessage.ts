import type { QueryClient } from '@tanstack/react-query';
import { type ChatEntry, deleteChat, isKnownEntry, listChats, sendChat } from '../../api/chat';
import type { Client } from '../../api/client';
import { CallFailure } from '../../api/failure';
import { chatKeys } from './keys';
import { joinDrafts, readPromptDraft, writePromptDraft } from './promptDraft';
import { hasArrived, type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';
import { changeEntries } from './useHistory';

export interface Message {
  text: string;
  /** When it was sent, as it shows beside the text. */
  at: string;
  /** The entry that this message sends again, for a replay. */
  replayOf: number | null;
  /** The latest entry before it; entries with a greater id come of this message. */
  newestId: number;
  /** Ends the waiting. */
  giveUp: AbortController;
}

/**
 * How a send ended: the answer came; the message arrived but its answer was not waited for; the text is back in the
 * person's hands, because the content filter or something else stopped it; or a replay left everything as it was.
 */
export type Outcome =
  | { kind: 'answered'; reply: ChatEntry | null }
  | { kind: 'arrived' | 'filtered' | 'returned' | 'notReplayed' };

interface Tools {
  client: Client;
  queryClient: QueryClient;
  userId: string;
}

/**
 * Sends a message and settles everything that hangs on it: the entries on screen, the draft, the note of an open send
 * (spec 4, Sending a chat and Replay; OPEN-25, OPEN-108). Never throws.
 */
export async function sendMessage(tools: Tools, message: Message): Promise<Outcome> {
  const { client, queryClient, userId } = tools;
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  const unsettled: UnconfirmedSend = {
    text: message.text,
    afterId: message.replayOf === null ? message.newestId : message.replayOf - 1,
    isReplay: message.replayOf !== null,
  };
  writeUnconfirmedSend(userId, unsettled);

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
      return settle(tools, unsettled, { kind: error?.code === 'CONTENT_FILTER' ? 'filtered' : 'returned' });
    }
    const reply = isKnownEntry(data.data) ? data.data : null;
    // A history that was asked for meanwhile may be older than this answer.
    await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
    changeEntries(queryClient, (entries) => appended(entries, message, data.userInputChatId, reply));
    return settle(tools, unsettled, { kind: 'answered', reply });
  } catch (thrown) {
    return recover(tools, unsettled, stillStands !== null, thrown);
  }
}

async function recover(
  tools: Tools,
  unsettled: UnconfirmedSend,
  isStillThere: boolean,
  thrown: unknown,
): Promise<Outcome> {
  const { client, queryClient } = tools;
  // The message may have got through before the connection broke; that is settled when the chat opens again.
  if (thrown instanceof CallFailure && thrown.kind === 'network') return { kind: 'returned' };

  const accepted: Outcome = { kind: isStillThere ? 'notReplayed' : 'arrived' };
  if (mayHaveArrived(thrown)) {
    const history = await client.send(listChats, undefined, { toast: false });
    if (history?.data) {
      const entries = history.data.filter(isKnownEntry);
      changeEntries(queryClient, () => entries);
      return settle(tools, unsettled, hasArrived(unsettled, entries) ? accepted : { kind: 'returned' });
    }
  }
  return settle(tools, unsettled, isStillThere ? accepted : { kind: 'returned' });
}

/** Whether the server may have taken the message although its answer did not come; only the history can tell. */
function mayHaveArrived(thrown: unknown): boolean {
  if (!(thrown instanceof CallFailure)) return true;
  const { kind, status } = thrown;
  // A gateway that got no answer says so with one of these; the server behind it may be at work all the same.
  if (kind === 'status') return status === 502 || status === 504;
  return kind === 'timeout' || kind === 'cancelled' || kind === 'malformed';
}

/** Brings the draft in line with the outcome; what was typed is forgotten only once the server has it. */
export function settle({ userId }: Pick<Tools, 'userId'>, send: UnconfirmedSend, outcome: Outcome): Outcome {
  const draft = readPromptDraft(userId);
  const isBack = outcome.kind === 'filtered' || outcome.kind === 'returned';
  if (!isBack && !send.isReplay && draft === send.text) writePromptDraft(userId, '');
  if (isBack && send.isReplay) writePromptDraft(userId, joinDrafts(send.text, draft));
  writeUnconfirmedSend(userId, null);
  return outcome;
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
