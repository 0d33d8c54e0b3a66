import type { Words } from './words';
import { danish } from './words/da';
import { german } from './words/de';
import { english } from './words/en';
import { spanish } from './words/es';

/** The coach's languages by their code. */
const languages: Record<string, Words> = { en: english, da: danish, de: german, es: spanish };

/** The words of a preferred language, e.g. `de` or `de-AT`; English for one that the coach doesn't speak. */
export const wordsFor = (language: string | null): Words =>
  languages[(language ?? 'en').split('-')[0]?.toLowerCase() ?? 'en'] ?? english;
