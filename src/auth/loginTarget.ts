import { safeSessionStorage } from '../ui/safeStorage';
import { sanitizeReturnTo } from './returnTo';
import { callbackPath } from './settings';

const key = 'login-target';

/**
 * Keeps in this tab where its login is to lead. The SDK keeps the same with its pending login, of which all tabs of a
 * browser have one together: of two tabs that wait at the login, the later one takes it from the other.
 */
export const keepLoginTarget = (target: string): boolean => safeSessionStorage.set(key, target);

const ofTheProvider = ['code', 'state', 'error', 'error_description'];

/**
 * Where the login of this tab was to lead, once; '/' where nothing is known of it.
 *
 * @param callback the address that it came back to. A path that no login comes back to is itself what was wanted
 */
export function takeLoginTarget({ pathname, search, hash }: Location): string {
  const kept = safeSessionStorage.get(key);
  safeSessionStorage.remove(key);
  if (pathname === callbackPath) return sanitizeReturnTo(kept);
  const query = new URLSearchParams(search);
  for (const name of ofTheProvider) query.delete(name);
  return sanitizeReturnTo(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
}
