import type { Words } from './words';
import { danish } from './words/da';
import { german } from './words/de';
import { english } from './words/en';
import { spanish } from './words/es';

/** The coach's languages by their code. */
const languages: Record<string, Words> = { en: english, da: danish, de: german, es: spanish };

/** The words of all the languages that the coach speaks. */
export const allWords: readonly Words[] = Object.values(languages);

const codeOf = (language: string | null) => (language ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';

/** Whether the coach speaks a language, e.g. `de` or `de-AT`; nobody's preference counts as English. */
export const isSpoken = (language: string | null): boolean => codeOf(language) in languages;

/** The words of a preferred language; English for one that the coach doesn't speak. */
export const wordsFor = (language: string | null): Words => languages[codeOf(language)] ?? english;
