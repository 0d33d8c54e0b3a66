/**
 * Whether the SDK's session-indicator cookie exists (spec 4): set on login, gone on logout, kept for 1 day. Without it
 * nobody is signed in here, so the sign-in code need not even be loaded to know that.
 */
export function hasSessionCookie(clientId: string): boolean {
  const name = `auth0.${clientId}.is.authenticated=`;
  return cookies().some((cookie) => cookie.replace(/^_legacy_/, '').startsWith(name));
}

/** Empty where the browser forbids even to look. */
function cookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

/** Whether the page's address is the provider's answer to a login: a code or an error, plus a state (spec 4). */
export function isLoginCallback(search = window.location.search): boolean {
  const given = new URLSearchParams(search);
  return Boolean(given.get('state') && (given.get('code') || given.get('error')));
}
