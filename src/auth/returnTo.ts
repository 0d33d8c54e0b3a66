/**
 * Where to go after a login. Only paths of this site pass; anything that a browser could read as another host
 * (`//host`, `/\host`, `javascript:`) becomes `/`, so that a login link cannot be turned into an open redirect.
 */
export function sanitizeReturnTo(target: unknown): string {
  return typeof target === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(target) ? target : '/';
}
