import { type SafetyLanguage, safetyLanguages } from './conceptTables';

/** How usual a word is in each language (logarithms, in the order of `safetyLanguages`). */
export type WordUse = ReadonlyMap<string, readonly number[]>;

/** How much a person's own language is preferred: less than one telling word would do. */
const preference = 1;

/**
 * The language that a message is most likely written in, by its words alone.
 *
 * @param own the person's language: taken where the words leave it open
 */
export function languageOf(words: readonly string[], use: WordUse, own: string | null): SafetyLanguage {
  const scores = safetyLanguages.map((language, place) => {
    const start = language === own ? preference : 0;
    return words.reduce((sum, word) => sum + (use.get(word)?.[place] ?? 0), start);
  });
  return safetyLanguages[scores.indexOf(Math.max(...scores))] ?? 'en';
}
