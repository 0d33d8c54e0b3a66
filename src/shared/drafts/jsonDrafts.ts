import type * as v from 'valibot';
import { readDraft, writeDraft } from './drafts';
import { readJson } from './readJson';

/** The stored draft; null where there is none, or where it has another shape, as one of an older release may. */
export function readJsonDraft<Output>(
  userId: string,
  name: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | null {
  return readJson(schema, readDraft(userId, name));
}

/** Stores a draft; null removes it. */
export function writeJsonDraft(userId: string, name: string, draft: unknown): void {
  writeDraft(userId, name, draft === null ? '' : JSON.stringify(draft));
}
