import type { ChatEntry } from '../../../api/chat';
import { placesOf } from '../../../ui/fold';
import { searchedText } from './searchedText';

/** A frame has 16 ms, and others need some of them. */
const pieceMs = 8;

/** An entry with matches. */
interface FoundEntry {
  /** Its place in the conversation. */
  entry: number;
  /** How many matches stand before its own. */
  before: number;
  count: number;
}

export interface Found {
  total: number;
  in: readonly FoundEntry[];
}

export interface Match {
  /** The entry's place in the conversation. */
  entry: number;
  /** Which of the matches within it, from 0. */
  nth: number;
}

export const nothingFound: Found = { total: 0, in: [] };

/**
 * Looks for folded words in all of a conversation, in pieces, so that the page goes on being used meanwhile.
 *
 * @returns null where it was called off
 */
export async function findMatches(
  entries: readonly ChatEntry[],
  wanted: string,
  signal: AbortSignal,
): Promise<Found | null> {
  const found: FoundEntry[] = [];
  let total = 0;
  let until = performance.now() + pieceMs;
  for (const [entry, content] of entries.entries()) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + pieceMs;
    }
    if (signal.aborted) return null;
    const count = placesOf(wanted, searchedText(content)).length;
    if (count > 0) found.push({ entry, before: total, count });
    total += count;
  }
  return { total, in: found };
}

/** The match with a number, counted from 0. */
export function matchAt(found: Found, number: number): Match | null {
  const holder = found.in.findLast(({ before }) => before <= number);
  return holder && number < found.total ? { entry: holder.entry, nth: number - holder.before } : null;
}

/** The number of the first match at or behind a place, else of the last one before it. */
export function nearestMatch(found: Found, { entry, nth }: Match): number {
  const holder = found.in.find((each) => each.entry >= entry);
  if (!holder) return Math.max(0, found.total - 1);
  const isIn = holder.entry === entry;
  return holder.before + (isIn ? Math.min(nth, holder.count - 1) : 0);
}
