import * as v from 'valibot';
import { call } from './call';
import { atMost, atMostSeen, longestName, longestPassword, longestWord, unitsOf } from './limits';
import { named } from './named';

export const Language = v.object({ languageCode: v.string(), languageName: named('Other') });
export type Language = v.InferOutput<typeof Language>;

/** What a person is called; an account takes its name over from the sign-up. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your name'),
  atMost(longestName, 'Your name', unitsOf(longestName)),
  atMostSeen(longestName, 'Your name'),
);

/** What a person can change of the profile (contract U14; D-34). */
export const ProfileChange = v.object({
  name: Name,
  languageCode: v.pipe(v.string(), atMost(longestWord, 'The language')),
  shareData: v.boolean(),
});
export type ProfileChange = v.InferOutput<typeof ProfileChange>;

export const UserProfile = v.object({
  name: v.string(),
  languageCode: v.nullish(v.string(), null),
  email: v.string(),
  shareData: v.boolean(),
});
export type UserProfile = v.InferOutput<typeof UserProfile>;

/** A new password (spec 5, Password). Its message says 'longer than 10', its rule is 'at least 10' (D-36). */
export const Password = v.pipe(
  v.string(),
  v.minLength(10, 'Password must be longer than 10 characters'),
  atMost(longestPassword, 'Your password'),
);

/** Which parts of the start-up a person has done (contract 2.3; rules: D-48, D-49). */
export const UserStatus = v.object({
  allOk: v.boolean(),
  introVideoOk: v.boolean(),
  ageVerificationOk: v.boolean(),
  termsAndConditionsOk: v.boolean(),
  userQuestionaireStatusOk: v.boolean(),
  profileOk: v.boolean(),
  newsOk: v.boolean(),
  scoreOk: v.boolean(),
});
export type UserStatus = v.InferOutput<typeof UserStatus>;

export const getUserStatus = call({
  id: 'U17',
  method: 'GET',
  path: '/api/users/current/status',
  summary: 'Which parts of the start-up the signed-in user has done.',
  access: {},
  reply: UserStatus,
});

export const listLanguages = call({
  id: 'U12',
  method: 'GET',
  path: '/api/languages',
  summary: 'The languages that a person can prefer.',
  access: {},
  reply: v.array(Language),
});

export const getProfile = call({
  id: 'U13',
  method: 'GET',
  path: '/api/users/current',
  summary: "The signed-in user's profile.",
  access: {},
  reply: UserProfile,
});

export const saveProfile = call({
  id: 'U14',
  method: 'PATCH',
  path: '/api/users/current',
  summary: 'Saves the profile.',
  access: {},
  body: ProfileChange,
});

export const removeAccount = call({
  id: 'U15',
  method: 'DELETE',
  path: '/api/users/current',
  summary: 'Removes the account, at the identity provider as well; its tokens stop working.',
  access: {},
});

export const setPassword = call({
  id: 'U16',
  method: 'POST',
  path: '/api/users/current/setPassword',
  summary: 'Changes the password at the identity provider.',
  access: {},
  body: v.object({ newPassword: Password }),
});
