import type { TokenSource } from '../api/client';
import { TokenError } from '../api/failure';

/** Gets an access token; `fresh` asks the provider for a new one although the old one looks valid. */
export type FetchToken = (options: { fresh: boolean }) => Promise<string>;

// Only these mean that the person has to sign in again; a time-out or a lost connection is passing trouble.
const signedOutErrors = new Set(['login_required', 'invalid_grant', 'missing_refresh_token']);

/** Whether a token error means that only a new login helps (D-15). */
export function meansSignedOut(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'error' in error &&
    signedOutErrors.has(String(error.error))
  );
}

/**
 * One token request at a time for the whole app: calls that need a token while one is on its way share it. The SDK
 * alone would queue them behind its lock, where they time out after 5 s.
 */
export function createTokenSource(fetchToken: FetchToken): TokenSource {
  let getting: Promise<string> | null = null;
  let renewing: Promise<string> | null = null;

  const attempt = async (fresh: boolean) => {
    try {
      return await fetchToken({ fresh });
    } catch (error) {
      throw new TokenError(meansSignedOut(error), error);
    }
  };

  const renew = () => {
    renewing ??= (getting ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => attempt(true))
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  const get = () => {
    if (renewing) return renewing;
    getting ??= attempt(false).finally(() => {
      getting = null;
    });
    return getting;
  };

  return { get, renew };
}
