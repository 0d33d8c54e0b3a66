import { safeSessionStorage } from '../../ui/safeStorage';

const key = 'sign-out-note';

const words = {
  passwordChanged: 'Your password is changed. Please log in.',
  accountRemoved: 'Your account is removed, and everything in it.',
};
export type SignOutNote = keyof typeof words;

/** Keeps what home is to say once the person is signed out: the way there leads over the provider's pages. */
export const keepSignOutNote = (note: SignOutNote): boolean => safeSessionStorage.set(key, note);

/** What home is to say, in words; null for nothing. */
export const readSignOutNote = (): string | null => words[safeSessionStorage.get(key) as SignOutNote] ?? null;

/** It has been said. */
export const forgetSignOutNote = (): void => safeSessionStorage.remove(key);
