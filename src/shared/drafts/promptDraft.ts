import { readDraft, writeDraft } from './drafts';

const draftName = 'prompt';

/** The text that stands in the prompt box, or that is being sent out of it. */
export const readPromptDraft = (userId: string): string => readDraft(userId, draftName);

export const writePromptDraft = (userId: string, text: string): void => writeDraft(userId, draftName, text);

/** Puts two texts into one, the second on a line of its own (D-108). */
export const joinDrafts = (first: string, second: string): string =>
  [first, second].filter((text) => text !== '').join('\n');
