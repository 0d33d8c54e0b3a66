import {
  getProfile,
  getUserStatus,
  listLanguages,
  removeAccount,
  saveProfile,
  setPassword,
} from '../../src/api/user';
import { profileOf, readLanguages, storeProfile } from '../domain/account/profile';
import { removePerson } from '../domain/account/removePerson';
import { readStatus } from '../domain/account/status';
import { handle } from './handle';

/** The calls on the signed-in person's own account (contract 2.3). */
export const userHandlers = [
  handle(listLanguages, ({ db }) => readLanguages(db)),

  handle(getProfile, async ({ person }) => profileOf(person)),

  handle(saveProfile, ({ db, clock, body, person }) => storeProfile(db, person.id, body, clock.now())),

  handle(removeAccount, ({ person, ...tools }) => removePerson(tools, person)),

  handle(setPassword, async ({ accounts, body, person }) => {
    await accounts.setPassword(person.id, body.newPassword);
  }),

  handle(getUserStatus, ({ db, clock, person }) => readStatus(db, person.id, clock.now())),
];
