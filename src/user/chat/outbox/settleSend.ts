import { joinDrafts, readPromptDraft, writePromptDraft } from '../../../shared/drafts/promptDraft';
import type { Ending, Outcome } from './message';
import { type UnconfirmedSend, writeUnconfirmedSend } from './unconfirmedSend';

/**
 * Ends a send whose fate is known: brings the stored draft in line with it. What was typed is forgotten only once the
 * server has it, and the text of a replay that failed goes before it (D-108).
 */
export function settleSend(userId: string, send: UnconfirmedSend, ending: Ending): Outcome {
  const draft = draftAfter(send, ending, readPromptDraft(userId));
  writePromptDraft(userId, draft);
  writeUnconfirmedSend(userId, null);
  return { ...ending, draft };
}

function draftAfter(send: UnconfirmedSend, { status }: Ending, draft: string): string {
  const isBack = status === 'filtered' || status === 'returned';
  if (send.isReplay) return isBack ? joinDrafts(send.text, draft) : draft;
  return !isBack && draft === send.text ? '' : draft;
}
