import type { Theme } from '../../assistant/coach/understand';
import type { Db } from '../../db/database';
import { takeLock } from '../../db/locks';
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
 * Fills in what no installation can do without, as far as it isn't there: all of it in an empty database, the languages,
 * prompts and settings that a later release brings in one that is in use. What is there stays as staff have left it.
 */
export async function seedBase(db: Db, now: Date): Promise<void> {
  const author = { person: { name: 'Hearken' }, now };
  await db.transaction(async (tx) => {
    await takeLock(tx, 'base');
    const isNew = !(await hasBase(tx));
    await tx
      .insert(languages)
      .values(Object.entries(languageNames).map(([code, name]) => ({ code, name })))
      .onConflictDoNothing();
    // Nothing tells whether a module is missing. Their order gives the ids: the first is the internal one.
    if (isNew) await tx.insert(modules).values(moduleThemes.map(([name, themes]) => ({ name, themes })));
    await seedPrompts(tx, author);
    await seedSettings(tx, author);
  });
}

/** Whether what no installation can do without is there. */
export async function hasBase(db: Db): Promise<boolean> {
  const found = await db.select({ code: languages.code }).from(languages).limit(1);
  return found.length > 0;
}
