import { wordsOf } from '../text';
import type { Move } from './move';

const fewestWords = 3;

/** Two messages are the same when they share this much of their words. */
const sameFrom = 0.8;

/** Notices that it has been told the same before. */
export const again: Move = {
  applies: ({ text, heard }) => heard.some((earlier) => isSame(earlier, text)),
  say: ({ ask, words }) => ask(words.asks.again),
};

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => new Set(wordsOf(text.toLowerCase())));
  if (!first || !second || Math.min(first.size, second.size) < fewestWords) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared) >= sameFrom;
}
