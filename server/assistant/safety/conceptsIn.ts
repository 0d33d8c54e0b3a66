import { wordsOf } from './normalise';

/**
 * Groups of words that mean the same, of one language: `kill: kill*, take his life, …`. One whose name begins with a dot is
 * a field, words of one part of life: `.chemist-shop: pharmacy, over the counter, …`.
 */
export interface ConceptTable {
  /** By the first word, or what it begins with. */
  whole: ReadonlyMap<string, readonly Phrase[]>;
  beginnings: ReadonlyMap<string, readonly Phrase[]>;
}

interface Phrase {
  concept: string;
  words: readonly Word[];
}

interface Word {
  text: string;
  /** Written with `*`: any ending. */
  isBeginning: boolean;
}

/** A concept in a message: from which word up to which (that one not included). */
export interface Found {
  concept: string;
  start: number;
  end: number;
}

/** Whether it is a field: wider than one meaning, and hardly more than a hint. */
export const isField = ({ concept }: Pick<Found, 'concept'>): boolean => concept.startsWith('.');

/** Shorter beginnings would stand for anything. */
const shortestBeginning = 2;

/**
 * Reads a table: a line for each concept, `name: word, two words, beginning*`; `#` begins a remark.
 *
 * @throws Error for a line without a name or without words
 */
export function readConcepts(lines: string): ConceptTable {
  const whole = new Map<string, Phrase[]>();
  const beginnings = new Map<string, Phrase[]>();
  for (const line of lines.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, concept, entries] = /^(\.?[a-z-]+):\s*(.+)$/u.exec(line) ?? [];
    if (!concept || !entries) throw new Error(`Not a concept and its words: ${line}`);
    for (const entry of entries.split(',')) {
      const words = entryWords(entry);
      const [first] = words;
      if (!first) continue;
      const index = first.isBeginning ? beginnings : whole;
      index.set(first.text, [...(index.get(first.text) ?? []), { concept, words }]);
    }
  }
  return { whole, beginnings };
}

const entryWords = (entry: string): Word[] =>
  entry
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const words = wordsOf(part.replace(/\*+$/, ''));
      return words.map((text, place) => ({
        text,
        isBeginning: part.endsWith('*') && place === words.length - 1,
      }));
    });

/** The concepts of a message in the order in which they stand there; a word can belong to several. */
export function conceptsIn(words: readonly string[], { whole, beginnings }: ConceptTable): Found[] {
  return words.flatMap((word, start) => {
    const candidates = [...(whole.get(word) ?? [])];
    for (let length = shortestBeginning; length <= word.length; length++)
      candidates.push(...(beginnings.get(word.slice(0, length)) ?? []));
    const found = candidates
      .filter((phrase) => stands(phrase, words, start))
      .map((phrase) => ({ concept: phrase.concept, start, end: start + phrase.words.length }));
    return longestOfEach(found);
  });
}

const stands = (phrase: Phrase, words: readonly string[], start: number) =>
  phrase.words.every(({ text, isBeginning }, place) => {
    const word = words[start + place];
    return isBeginning ? word?.startsWith(text) : word === text;
  });

function longestOfEach(found: Found[]): Found[] {
  const longest = new Map<string, Found>();
  for (const one of found) {
    const known = longest.get(one.concept);
    if (!known || known.end < one.end) longest.set(one.concept, one);
  }
  return [...longest.values()];
}
