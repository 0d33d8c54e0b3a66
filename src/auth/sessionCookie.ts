/**
 * Whether the SDK's session-indicator cookie exists (spec 4): set on login, gone on logout, kept for 1 day. Without it
 * nobody is signed in here, so the sign-in code need not even be loaded to know that.
 */
export function hasSessionCookie(clientId: string): boolean {
  const name = `auth0.${clientId}.is.authenticated=`;
  return document.cookie.split('; ').some((cookie) => cookie.replace(/^_legacy_/, '').startsWith(name));
}

/** Whether the page's address is the provider's answer to a login: a code or an error, plus a state (spec 4). */
export function isLoginCallback(search = window.location.search): boolean {
  const given = new URLSearchParams(search);
  return given.has('state') && (given.has('code') || given.has('error'));
}
