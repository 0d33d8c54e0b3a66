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

interface Entry {
  id: number;
  renderer: string;
  data: object;
}

/** The message among the entries, if the server has taken it after all (D-108). */
export const findArrived = <One extends Entry>(
  send: UnconfirmedSend,
  entries: readonly One[],
): One | undefined =>
  entries.find(
    ({ id, renderer, data }) =>
      id > send.afterId && renderer === 'UserInput' && 'text' in data && data.text === send.text,
  );

export const hasArrived = (send: UnconfirmedSend, entries: readonly Entry[]): boolean =>
  findArrived(send, entries) !== undefined;
