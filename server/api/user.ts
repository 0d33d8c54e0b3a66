import { asc, eq } from 'drizzle-orm';
import {
  getProfile,
  getUserStatus,
  listLanguages,
  removeAccount,
  saveProfile,
  setPassword,
} from '../../src/api/user';
import { languages, startUps, users } from '../db/tables';
import { removePerson } from '../domain/account/removePerson';
import { readStatus } from '../domain/account/status';
import { refuse } from '../domain/refusal';
import { handle } from './handle';

/** The calls on the signed-in person's own account (contract 2.3). */
export const userHandlers = [
  handle(listLanguages, ({ db }) =>
    db
      .select({ languageCode: languages.code, languageName: languages.name })
      .from(languages)
      .orderBy(asc(languages.name)),
  ),

  handle(getProfile, async ({ person: { name, languageCode, email, shareData } }) => ({
    name,
    languageCode,
    email,
    shareData,
  })),

  handle(saveProfile, async ({ db, clock, body: { name, languageCode, shareData }, person }) => {
    const [known] = await db.select().from(languages).where(eq(languages.code, languageCode));
    if (!known) refuse(400, 'Please choose one of the languages in the list.');
    const profileSavedAt = clock.now();
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ name: name.trim(), languageCode, shareData })
        .where(eq(users.id, person.id));
      await tx
        .insert(startUps)
        .values({ userId: person.id, profileSavedAt })
        .onConflictDoUpdate({ target: startUps.userId, set: { profileSavedAt } });
    });
  }),

  handle(removeAccount, ({ person, ...tools }) => removePerson(tools, person)),

  handle(setPassword, async ({ accounts, body, person }) => {
    await accounts.setPassword(person.id, body.newPassword);
  }),

  handle(getUserStatus, ({ db, clock, person }) => readStatus(db, person.id, clock.now())),
];
