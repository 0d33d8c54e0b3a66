import * as v from 'valibot';
import { readJsonDraft, writeJsonDraft } from '../../../shared/drafts/jsonDrafts';

const draftName = 'prompt.sending';

const UnconfirmedSend = v.object({
  text: v.string(),
  /** Entries with a greater id are newer than the send. */
  afterId: v.number(),
  isReplay: v.boolean(),
});

/** A message that was sent and whose outcome is not known yet: it may or may not have reached the server. */
export type UnconfirmedSend = v.InferOutput<typeof UnconfirmedSend>;

/** The send that a reload, a lost connection or a time-out has left open. */
export const readUnconfirmedSend = (userId: string): UnconfirmedSend | null =>
  readJsonDraft(userId, draftName, UnconfirmedSend);

/** Notes a send before it leaves; null once its outcome is known. */
export const writeUnconfirmedSend = (userId: string, send: UnconfirmedSend | null): void =>
  writeJsonDraft(userId, draftName, send);

/** Whether the server has stored the message after all (D-108). */
export function hasArrived(
  send: UnconfirmedSend,
  entries: readonly { id: number; renderer: string; data: object }[],
): boolean {
  return entries.some(
    (entry) =>
      entry.id > send.afterId &&
      entry.renderer === 'UserInput' &&
      'text' in entry.data &&
      entry.data.text === send.text,
  );
}
