import { MissingCode } from '../ui/loadOrReload';

/** What a person can do something about when a login fails. */
export type LoginProblem = 'insecure' | 'cookies' | 'offline' | 'clock' | 'unreachable' | 'other';

/** @param error what a login failed with */
export function loginProblem(error: Error): LoginProblem {
  if (!hasCryptography()) return 'insecure';
  if (!keepsCookies()) return 'cookies';
  if (!navigator.onLine) return 'offline';
  // What the SDK says of a time that has passed, or has not come (D-109).
  if (/current time \(.*\) is (?:after|before)/i.test(error.message)) return 'clock';
  const isMissing = error instanceof MissingCode;
  if (isMissing || /^(?:failed to fetch|load failed|networkerror|timeout)/i.test(error.message))
    return 'unreachable';
  return 'other';
}

/** Says before the way to the provider what would fail on the way back. */
export function checkLogin(): void {
  // The SDK says itself what it needs of cryptography.
  if (hasCryptography() && !keepsCookies()) throw new Error('Cookies are not allowed');
  if (!navigator.onLine) throw new Error('No connection');
}

/** Browsers have it on secure origins alone. */
const hasCryptography = () => Boolean(window.crypto?.subtle);

/** The pending login is kept in one. */
function keepsCookies(): boolean {
  const probe = 'cookies-are-kept';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookies that matter are set in the same way
    document.cookie = `${probe}=1`;
    const isKept = document.cookie.includes(probe);
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = `${probe}=; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}
