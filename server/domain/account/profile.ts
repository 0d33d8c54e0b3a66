import { asc, eq } from 'drizzle-orm';
import type { Language, ProfileChange } from '../../../src/api/user';
import type { Db } from '../../db/database';
import { languages, users } from '../../db/tables';
import { refuse } from '../refusal';
import { noteStartUp } from './startUp';

/** The languages that a profile can name, by their names. */
export const readLanguages = (db: Db): Promise<Language[]> =>
  db
    .select({ languageCode: languages.code, languageName: languages.name })
    .from(languages)
    .orderBy(asc(languages.name));

/** Saves a person's profile; 400 for a language that is not in the list. */
export async function storeProfile(
  db: Db,
  userId: string,
  { name, languageCode, shareData }: ProfileChange,
  now: Date,
): Promise<void> {
  const [known] = await db.select().from(languages).where(eq(languages.code, languageCode));
  if (!known) refuse(400, 'Please choose one of the languages in the list.', { field: 'languageCode' });
  await db.transaction(async (tx) => {
    await tx.update(users).set({ name: name.trim(), languageCode, shareData }).where(eq(users.id, userId));
    await noteStartUp(tx, userId, { profileSavedAt: now });
  });
}
