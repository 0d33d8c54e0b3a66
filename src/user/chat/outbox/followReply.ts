import { readPromptDraft } from '../../../shared/drafts/promptDraft';
import { changeEntries } from '../historyCache';
import { chatKeys } from '../keys';
import type { Ending, Message, Outcome } from './message';
import { readOn } from './readOn';
import type { SendTools } from './sendMessage';
import { settleSend } from './settleSend';
import { readUnconfirmedSend } from './unconfirmedSend';

/**
 * Reads on in a reply that is being written to an entry of the history: to a message that this tab sent before a reload,
 * or that another one has sent. Never throws.
 */
export async function followReply(tools: SendTools, message: Message, id: number): Promise<Outcome> {
  const { queryClient, userId } = tools;
  await queryClient.cancelQueries({ queryKey: chatKeys.entries() });
  changeEntries(queryClient, (entries) => entries.filter((entry) => entry.id < id));
  const unconfirmed = readUnconfirmedSend(userId);
  const isOurs = unconfirmed?.text === message.text && id > unconfirmed.afterId;
  const send = { text: message.text, afterId: id - 1, isReplay: false };
  try {
    const ending = (await readOn(tools, message, send)) ?? { status: 'returned' };
    if (isOurs) return settleSend(userId, unconfirmed, ending);
    return { ...notOurs(ending), draft: readPromptDraft(userId) };
  } catch {
    // The connection is lost: the next opening of the chat will tell.
    return { ...notOurs({ status: 'returned' }), draft: readPromptDraft(userId) };
  }
}

/** The text of somebody else's message is not back in this tab's box. */
const notOurs = (ending: Ending): Ending =>
  ending.status === 'returned' ? { status: 'unanswered' } : ending;
