import { readDraft, writeDraft } from '../../../shared/drafts/drafts';

const draftName = 'prompt';

/** The text that stands in the prompt box, or that is being sent out of it. */
export const readPromptDraft = (userId: string): string => readDraft(userId, draftName);

export const writePromptDraft = (userId: string, text: string): void => writeDraft(userId, draftName, text);

/** Puts the text of a failed replay before what stands in the box, on a line of its own (D-108). */
export const joinDrafts = (text: string, draft: string): string =>
  draft === '' ? text : `${text}\n${draft}`;
