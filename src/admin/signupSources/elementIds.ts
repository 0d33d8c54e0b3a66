import type { SourceParams } from './useSourceParams';

/** The ids of what the focus moves to on the screen of the signup sources. */
export const addId = 'source-add';
export const formTitleId = 'source-form-title';
export const openId = (sourceId: number) => `source-open-${sourceId}`;

/** Where the focus goes after a change of the address: to what has come, or back to what led to what has gone. */
export function focusTargets(former: SourceParams, { source }: SourceParams): string[] {
  if (source !== null) return [formTitleId];
  return typeof former.source === 'number' ? [openId(former.source), addId] : [addId];
}
