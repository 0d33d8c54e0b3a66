import { anyOf, plain } from '../patterns';
import type { Words } from './words';

/** Longer clauses are not repeated: nobody wants to hear a paragraph back. */
const longestClause = 110;

/**
 * The part of a message worth giving back, turned to the second person (or quoted, in languages where verbs would
 * have to change too). Null when there is no such part.
 */
export function reflection(text: string, words: Words): string | null {
  const clause = clausesOf(text).find(
    (part) =>
      part.length <= longestClause && part.split(' ').length >= 3 && anyOf(words.self).test(plain(part)),
  );
  if (!clause) return null;
  return words.swaps ? swapPerson(clause, words.swaps) : words.quotes.join(clause);
}

/** Sentences without the questions among them; one too long is cut at its commas. */
function clausesOf(text: string): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*/g) ?? [];
  return sentences
    .filter((sentence) => !sentence.includes('?'))
    .flatMap((sentence) => {
      const bare = trim(sentence);
      return bare.length <= longestClause ? [bare] : bare.split(/[,;:–—]\s+/).map(trim);
    })
    .filter(Boolean);
}

const trim = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.!…–—-]+$/g, '').replace(/\s+/g, ' ');

function swapPerson(clause: string, swaps: [string, string][]): string {
  const straight = clause.replace(/[’‘]/g, "'");
  const second = new Map(swaps);
  const swapped = straight.replace(new RegExp(anyOf(swaps.map(([from]) => from).join()), 'giu'), (found) => {
    return second.get(found.toLowerCase()) ?? found;
  });
  return /^\p{Lu}\p{Ll}/u.test(swapped) ? lowerFirst(swapped) : swapped;
}

/** Keeps a name's capital: only a first word that is written small elsewhere loses it. */
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
