import { joinDrafts, readPromptDraft, writePromptDraft } from '../../../shared/drafts/promptDraft';
import type { Ending, Outcome } from './message';
import { type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

/**
 * Ends a send: brings the stored draft in line with what has become of it. What was typed is forgotten only once the
 * server has it, and the text of a replay that failed goes before it (D-108).
 *
 * @param mayArrive whether the message may still turn up in the history: then it is looked for further on
 */
export function settleSend(
  userId: string,
  send: UnconfirmedSend,
  ending: Ending,
  mayArrive = false,
): Outcome {
  const isBack = ['filtered', 'returned', 'unclear'].includes(ending.status);
  const draft = draftAfter(send, isBack, readPromptDraft(userId));
  writePromptDraft(userId, draft);
  // The text of a replay is in the draft by now, once.
  writeUnconfirmedSend(userId, mayArrive ? { ...send, isReplay: false } : null);
  return { ...ending, draft, ...(isBack && draft !== send.text && { unsent: send.text }) };
}

function draftAfter(send: UnconfirmedSend, isBack: boolean, draft: string): string {
  if (send.isReplay) return isBack ? joinDrafts(send.text, draft) : draft;
  return !isBack && draft === send.text ? '' : draft;
}
