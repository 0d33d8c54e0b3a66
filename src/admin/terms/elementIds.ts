import type { TermsParams } from './useTermsParams';

/** The ids of what the focus moves to on the terms screen. */
export const createId = 'terms-create';
export const newDraftTitleId = 'terms-new-title';
export const editTitleId = 'terms-edit-title';
export const editId = 'terms-edit';
export const modalContentId = 'terms-modal-content';

/** Where the focus goes after a change of the address. The modal itself takes it and gives it back. */
export function focusTargets(former: TermsParams, { open, edit }: TermsParams): string[] {
  if (open === 'new') return [newDraftTitleId];
  if (former.open === 'new') return [createId];
  if (open === null || open !== former.open) return [];
  return edit ? [editTitleId] : [editId, modalContentId];
}
