import { anyOf } from '../patterns';
import { capital, clausesOf, sentencesOf, tidy, wordsOf } from './text';
import { namesThing } from './things';
import type { Words } from './words';

/** Longer clauses are not repeated: nobody wants to hear a paragraph back. */
const longestClause = 80;
const shortestClause = 4;
const longestFragment = 5;

/**
 * The part of a message worth giving back, turned to the second person (or quoted, in languages where verbs would
 * have to change too). Null when there is no such part, or when turning it would come out wrong.
 */
export function reflection(text: string, words: Words): string | null {
  if (!mayEcho(text, words) || isHalved(text, words) || namesThing(text, words.hears)) return null;
  const clause = clausesOf(text, longestClause).find(
    (part) =>
      part.length <= longestClause &&
      wordsOf(part).length >= shortestClause &&
      anyOf(words.hears.sentence).exec(tidy(part))?.index === 0 &&
      anyOf(words.hears.self).test(tidy(part)) &&
      !anyOf(words.hears.unturnable).test(tidy(part)),
  );
  if (!clause) return null;
  return words.swaps ? swapPerson(clause, words.swaps) : words.quotes.join(clause);
}

/** A bare answer of a few words given back as it is: 'In my chest' as 'In your chest.'; null for any other message. */
export function fragment(text: string, words: Words): string | null {
  const bare = tidy(text).replace(/[.!…]+$/, '');
  const count = wordsOf(bare).length;
  if (!mayEcho(text, words) || count === 0 || count > longestFragment || /[,;.:!…\d]/.test(bare)) return null;
  const opens = anyOf(words.hears.fragment).exec(bare)?.index === 0;
  const owning = new RegExp(anyOf(words.owning.map(([from]) => from).join()).source, 'giu');
  const others = bare.replace(owning, ' ');
  if (!opens || anyOf(words.hears.self).test(others) || anyOf(words.hears.unturnable).test(others))
    return null;
  const turned = new Map(words.owning);
  return `${capital(bare.replace(owning, (own) => turned.get(own.toLowerCase()) ?? own))}.`;
}

/** Whether a reply gives back what was said. */
export function isEcho(reply: string, said: string, words: Words): boolean {
  const parts = [reflection(said, words), fragment(said, words)].filter((part) => part !== null);
  return parts.some((part) => reply.toLowerCase().includes(part.toLowerCase()));
}

/** Whether a sentence too long to give back whole turns round in the middle: half of it would say the opposite. */
const isHalved = (text: string, { hears }: Words) =>
  sentencesOf(text).some((sentence) => sentence.length > longestClause && anyOf(hears.turn).test(sentence));

/** Never a question, a complaint, or what begins with its reason. */
const mayEcho = (text: string, words: Words) =>
  !text.includes('?') &&
  !anyOf(words.hears.complaint).test(tidy(text)) &&
  !anyOf(words.hears.fewerQuestions).test(tidy(text)) &&
  !sentencesOf(text).some((sentence) => beginsWithReason(sentence, words));

const beginsWithReason = (part: string, words: Words) =>
  anyOf(words.hears.because).exec(tidy(part))?.index === 0;

function swapPerson(clause: string, swaps: [string, string][]): string {
  const second = new Map(swaps);
  const from = new RegExp(anyOf(swaps.map(([first]) => first).join()), 'giu');
  const swapped = tidy(clause).replace(from, (found) => second.get(found.toLowerCase()) ?? found);
  return /^\p{Lu}\p{Ll}/u.test(swapped) ? swapped.charAt(0).toLowerCase() + swapped.slice(1) : swapped;
}
