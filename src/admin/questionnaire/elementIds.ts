import type { QuestionParams } from './useQuestionParams';

/** The ids of what the focus moves to on the questionnaire screen. */
export const addId = 'question-add';
export const viewTitleId = 'question-title';
export const activeTitleId = 'questions-active';
export const draftsTitleId = 'questions-drafts';
export const viewId = (id: number) => `question-view-${id}`;
export const editId = (id: number) => `question-edit-${id}`;
export const deleteId = (id: number) => `question-delete-${id}`;
export const activateId = (id: number) => `question-activate-${id}`;

/** Where the focus goes after a change of the address: to what has come, or back to what led to what has gone. */
export function focusTargets({ open, step }: QuestionParams, now: QuestionParams): string[] {
  if (now.open !== null) return [viewTitleId];
  if (open === null) return [];
  if (open === 'new') return [addId];
  // The button is there no more once the question has been deleted or activated, or saved under another id.
  if (step === 'view') return [viewId(open), activeTitleId];
  if (step === 'delete') return [deleteId(open), activeTitleId];
  if (step === 'activate') return [activateId(open), activeTitleId];
  return [editId(open), draftsTitleId];
}
