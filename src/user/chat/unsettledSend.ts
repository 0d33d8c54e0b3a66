import * as v from 'valibot';
import { readDraft, writeDraft } from '../../app/drafts';

const draftName = 'prompt.sending';

const UnsettledSend = v.object({
  text: v.string(),
  /** Entries with a greater id are newer than the send. */
  afterId: v.number(),
  isReplay: v.boolean(),
});

/** A message that was sent and whose outcome is not known yet: it may or may not have reached the server. */
export type UnsettledSend = v.InferOutput<typeof UnsettledSend>;

/** The send that a reload, a lost connection or a time-out has left open. */
export function readUnsettledSend(userId: string): UnsettledSend | null {
  try {
    return v.parse(UnsettledSend, JSON.parse(readDraft(userId, draftName)));
  } catch {
    return null;
  }
}

/** Notes a send before it leaves; null once its outcome is known. */
export function writeUnsettledSend(userId: string, send: UnsettledSend | null): void {
  writeDraft(userId, draftName, send ? JSON.stringify(send) : '');
}

/** Whether the server has stored the message after all (OPEN-108). */
export function hasArrived(
  send: UnsettledSend,
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
