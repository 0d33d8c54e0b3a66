import type { GrowingReply } from './growingReply';

/** What tells the entries of a conversation apart on the screen, wherever they stand: what was opened in one stays its own. */

interface SendKeys {
  said: number;
  reply: number;
}

const keysOfSends = new WeakMap<GrowingReply, SendKeys>();
/** By their ids, the entries that came of a send of this page: they go on as what stood there meanwhile. */
const keysOfEntries = new Map<number, number>();
let last = 0;

/** The keys of a message that is being sent, and of its reply. Those of stored entries are their ids, which are positive. */
export function keysOfSend(reply: GrowingReply): SendKeys {
  const known = keysOfSends.get(reply);
  if (known) return known;
  last -= 2;
  const keys = { said: last + 1, reply: last };
  keysOfSends.set(reply, keys);
  return keys;
}

/** Lets stored entries go on under the keys of the send that they came of. */
export function keepKeys(reply: GrowingReply, saidId: number, replyId: number | undefined): void {
  const keys = keysOfSend(reply);
  keysOfEntries.set(saidId, keys.said);
  if (replyId !== undefined) keysOfEntries.set(replyId, keys.reply);
}

export const keyOfEntry = (id: number): number => keysOfEntries.get(id) ?? id;
