import { readFileSync } from 'node:fs';
import type { SafetyLanguage } from './conceptTables';
import { type Rule, readRules } from './readRules';

const read = (name: string) =>
  readRules(readFileSync(new URL(`./rules/${name}.txt`, import.meta.url), 'utf8'));

/** Of concepts alone, and therefore of any language. */
const shared = read('shared');
const others = read('others');

/** The rules of each language: the files in `rules`, for people to read and to add to. `shared` and further languages count in each. */
export const ruleTables: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [...read('en'), ...shared, ...others],
  da: [...read('da'), ...shared, ...others],
  de: [...read('de'), ...shared, ...others],
  es: [...read('es'), ...shared, ...others],
};
