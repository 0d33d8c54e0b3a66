import type { Theme } from '../../assistant/coach/understand';
import type { Db } from '../../db/database';
import { languages, modules } from '../../db/tables';
import { seedPrompts } from './prompts';
import { seedSettings } from './settings';

const languageNames = {
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  nb: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  fi: 'Suomi',
  sv: 'Svenska',
};

const moduleThemes: [name: string, themes: Theme[]][] = [
  ['Safety check', []],
  ['Getting to know you', []],
  ['Stress and rest', ['stressed', 'tired', 'anxious', 'sleep', 'health']],
  ['Work and money', ['work', 'money']],
  ['Relations', ['family', 'partner', 'lonely', 'angry']],
  ['Focus', ['study', 'goal']],
  ['Light and heavy days', ['sad', 'happy']],
];

/**
 * Fills in what no installation can do without: languages, modules, prompts and settings. For an empty database only,
 * see {@link hasBase}.
 */
export async function seedBase(db: Db, now: Date): Promise<void> {
  const author = { person: { name: 'Hearken', email: '' }, now };
  await db.insert(languages).values(Object.entries(languageNames).map(([code, name]) => ({ code, name })));
  // Their order gives the ids: the first is the internal one.
  await db.insert(modules).values(moduleThemes.map(([name, themes]) => ({ name, themes })));
  await seedPrompts(db, author);
  await seedSettings(db, author);
}

/** Whether what no installation can do without is there. */
export async function hasBase(db: Db): Promise<boolean> {
  const found = await db.select({ code: languages.code }).from(languages).limit(1);
  return found.length > 0;
}
