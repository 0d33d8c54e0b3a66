import * as v from 'valibot';
import { AnyEntry, type ChatEntry, isKnownEntry } from '../../src/api/chat';
import { type Caller, readWhole } from './caller';
import { endOfReply } from './model';
import { saysIn } from './talk';

/** What became of all that somebody has said, as the history tells it. */
export interface Judged {
  lost: number;
  doubled: number;
  /** Replies that came to their end. */
  whole: number;
  /** Replies that are marked as broken off. */
  interrupted: number;
  /** Anything else in the place of a reply. */
  neither: number;
}

/** Looks for everything that somebody has said, and for the reply to it. */
export async function judge(caller: Caller, said: readonly string[]): Promise<Judged> {
  const history = await readWhole(caller, '/api/chats');
  const entries = v.parse(v.array(AnyEntry), JSON.parse(history)).filter(isKnownEntry);
  const found: Judged = { lost: 0, doubled: 0, whole: 0, interrupted: 0, neither: 0 };
  for (const text of said) {
    const places = entries.flatMap((entry, index) => (saysIn(entry) === text ? [index] : []));
    if (places.length === 0) found.lost++;
    if (places.length > 1) found.doubled++;
    for (const place of places) found[kindOf(entries[place + 1], text)]++;
  }
  return found;
}

function kindOf(reply: ChatEntry | undefined, text: string): 'whole' | 'interrupted' | 'neither' {
  if (reply?.renderer !== 'ChatResponse') return 'neither';
  const { response, ending } = reply.data;
  if (ending === 'interrupted') return 'interrupted';
  return response.includes(text) && response.endsWith(endOfReply) ? 'whole' : 'neither';
}

/** All of them together. */
export const summed = (judged: readonly Judged[]): Judged =>
  judged.reduce((one, other) => ({
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    whole: one.whole + other.whole,
    interrupted: one.interrupted + other.interrupted,
    neither: one.neither + other.neither,
  }));
