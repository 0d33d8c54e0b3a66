import { safeSessionStorage } from '../ui/safeStorage';

const key = 'login-hint';

/** Has the next login of this tab begin with an e-mail address filled in. */
export const keepLoginHint = (email: string): boolean => safeSessionStorage.set(key, email);

/** The address, once; undefined where there is none. */
export function takeLoginHint(): string | undefined {
  const email = safeSessionStorage.get(key) ?? undefined;
  safeSessionStorage.remove(key);
  return email;
}
