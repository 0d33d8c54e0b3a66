import { safetyLanguages } from './conceptTables';
import type { WordUse } from './languageOf';

/** Shorter ones are words of their own. */
const shortest = 9;
/** Fewer in one are an everyday compound of German or Danish, or one with an ending. */
const fewestParts = 4;
/** How usual a part of so many letters must be in its language (logarithms): short ones stand in many words by chance. */
const rarest = [0, -4.5, -7, -7.5];
const rarestOfLong = -10;
const longestPart = 14;

/**
 * Sets words apart that were typed without spaces between them ('iwanttodie'), where all parts are usual words of one
 * language; of several ways the most usual words count.
 */
export const setApart = (words: readonly string[], use: WordUse): string[] =>
  words.flatMap((word) => (word.length < shortest || use.has(word) ? word : (partsOf(word, use) ?? word)));

interface Way {
  parts: readonly string[];
  usual: number;
}

function partsOf(word: string, use: WordUse): readonly string[] | undefined {
  const ways = safetyLanguages.flatMap((_, place) => wayThrough(word, use, place) ?? []);
  ways.sort((one, other) => other.usual - one.usual);
  return ways.find(({ parts }) => parts.length >= fewestParts || isPlain(parts))?.parts;
}

/** Three without any short one behind the first, as in 'noquierovivir'. */
const isPlain = ([, ...parts]: readonly string[]) =>
  parts.length === fewestParts - 2 && parts.every(({ length }) => length >= 3);

/** The most usual way to read a word as words of the language at a place. */
function wayThrough(word: string, use: WordUse, place: number): Way | undefined {
  const best: (Way | undefined)[] = [{ parts: [], usual: 0 }];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - longestPart); start < end; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      const usual = use.get(part)?.[place] ?? Number.NEGATIVE_INFINITY;
      if (!before || usual < (rarest[part.length] ?? rarestOfLong)) continue;
      const way = { parts: [...before.parts, part], usual: before.usual + usual };
      if (way.usual > (best[end]?.usual ?? Number.NEGATIVE_INFINITY)) best[end] = way;
    }
  }
  return best[word.length];
}
