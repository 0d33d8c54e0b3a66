import { readFileSync } from 'node:fs';
import type { SafetyLanguage } from './conceptTables';
import { type Rule, readRules } from './readRules';

const read = (name: string) =>
  readRules(readFileSync(new URL(`./rules/${name}.txt`, import.meta.url), 'utf8'));

const others = read('others');

/** The rules of each language: the files in `rules`, for people to read and to add to. Further languages count in each. */
export const ruleTables: Readonly<Record<SafetyLanguage, readonly Rule[]>> = {
  en: [...read('en'), ...others],
  da: [...read('da'), ...others],
  de: [...read('de'), ...others],
  es: [...read('es'), ...others],
};
