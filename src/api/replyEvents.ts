import * as v from 'valibot';
import { Help } from './help/help';
import { Err, Id } from './shapes';

/*
 * A reply that comes word by word: an addition to the contract. Whoever sends `Accept: text/event-stream,
 * application/json` with a call that may stream gets server-sent events from a server that can, and from any other one
 * the JSON as ever. A refusal before the first event is answered by its status, as without events; `done` ends the
 * stream with the call's reply as its data, `error` with what went wrong.
 */

/** The first event: the message is taken, and its reply will stand under this id's input. */
export const ReplyAccepted = v.object({ userInputChatId: Id });

/** The next piece of the reply. */
export const ReplyDelta = v.object({ text: v.string() });

/** Help that is to be shown while the reply goes on; afterwards it stands beside the reply, as an entry. */
export const ReplyHelp = v.object({ help: Help });

/** The last event of a reply that does not come: the error body of the call, with the status that goes with it. */
export const ReplyError = v.object({ ...Err.entries, status: v.pipe(v.number(), v.integer()) });

/** What is told of a reply while it comes. */
export type ReplyProgress =
  | ({ event: 'accepted' } & v.InferOutput<typeof ReplyAccepted>)
  | ({ event: 'delta' } & v.InferOutput<typeof ReplyDelta>)
  | ({ event: 'help' } & v.InferOutput<typeof ReplyHelp>);

export const eventStreamType = 'text/event-stream';
