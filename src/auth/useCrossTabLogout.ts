import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { hasSessionCookie } from './sessionCookie';

const channelName = 'sign-out';

interface Watch {
  clientId: string;
  isSignedIn: boolean;
  /** The person signed out in another tab. */
  onSignOut(): void;
  /** The session has ended without anybody signing out. */
  onSessionGone(): void;
}

/**
 * Keeps tabs together: a sign-out in one tab ends the session in the others at once, and a session that is gone is
 * noticed on the next focus at the latest.
 *
 * @returns tells the other tabs that the person has signed out here
 */
export function useCrossTabLogout({ clientId, isSignedIn, onSignOut, onSessionGone }: Watch): () => void {
  const signOut = useEffectEvent(() => {
    if (isSignedIn) onSignOut();
  });
  const check = useEffectEvent(() => {
    if (isSignedIn && !hasSessionCookie(clientId)) onSessionGone();
  });

  // The one that listens tells, too: another one would tell this tab as well.
  const told = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    told.current = channel;
    channel.onmessage = () => signOut();
    const onReturn = () => check();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      channel.close();
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);

  return useCallback(() => told.current?.postMessage('signed out'), []);
}
