import { hasSessionCookie, isLoginCallback } from './sessionCookie';
import type { AuthSettings } from './settings';

const limitMs = 800;

/**
 * Where there may be a session, resolves once the sign-in has asked the provider for it: drawing would hold that up, and
 * has all the time until the answer. Waits for it no longer than 800 ms.
 */
export async function signInFirst(settings: AuthSettings): Promise<void> {
  if (!hasSessionCookie(settings.clientId) && !isLoginCallback()) return;
  const hasAsked = import('./signIn').then(({ openSignIn }) => openSignIn(settings).hasAsked);
  const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
  // What keeps the sign-in from starting is told by the application, which asks for it again.
  await Promise.race([hasAsked.catch(() => undefined), limit]);
}
