import { asc, eq } from 'drizzle-orm';
import type { Language, ProfileChange, UserProfile } from '../../../src/api/user';
import type { Db } from '../../db/database';
import { languages, users } from '../../db/tables';
import { refuse } from '../refusal';
import type { Person } from './person';
import { noteStartUp } from './startUp';

/** The languages that a profile can name, by their names. */
export const readLanguages = (db: Db): Promise<Language[]> =>
  db
    .select({ languageCode: languages.code, languageName: languages.name })
    .from(languages)
    .orderBy(asc(languages.name));

/** What a person sees of themselves. */
export const profileOf = ({ name, languageCode, email, shareData }: Person): UserProfile => ({
  name,
  languageCode,
  email,
  shareData,
});

/** What a person can change is stored under its own name: a field without a column is an error of types. */
type Columns = Pick<typeof users.$inferSelect, keyof ProfileChange>;

/** Saves a person's profile; 400 for a language that is not in the list. */
export async function storeProfile(db: Db, userId: string, change: ProfileChange, now: Date): Promise<void> {
  const columns: Columns = change;
  const [known] = await db.select().from(languages).where(eq(languages.code, change.languageCode));
  if (!known) refuse(400, 'Please choose one of the languages in the list.', { field: 'languageCode' });
  await db.transaction(async (tx) => {
    await tx.update(users).set(columns).where(eq(users.id, userId));
    await noteStartUp(tx, userId, { profileSavedAt: now });
  });
}
