import { readFileSync } from 'node:fs';
import { type ConceptTable, readConcepts } from './conceptsIn';

/** The languages in which needs are recognised. */
export const safetyLanguages = ['en', 'da', 'de', 'es'] as const;
export type SafetyLanguage = (typeof safetyLanguages)[number];

const read = (language: SafetyLanguage) =>
  readConcepts(readFileSync(new URL(`./concepts/${language}.txt`, import.meta.url), 'utf8'));

/** The concepts of each language: the files in `concepts`, for people to read and to add to. */
export const conceptTables: Readonly<Record<SafetyLanguage, ConceptTable>> = {
  en: read('en'),
  da: read('da'),
  de: read('de'),
  es: read('es'),
};
