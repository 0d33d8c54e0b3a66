import { useCallback, useEffect, useRef } from 'react';
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
export function useCrossTabLogout(watch: Watch): () => void {
  const latest = useRef(watch);
  latest.current = watch;

  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => {
      if (latest.current.isSignedIn) latest.current.onSignOut();
    };
    const check = () => {
      const { isSignedIn, clientId, onSessionGone } = latest.current;
      if (isSignedIn && !hasSessionCookie(clientId)) onSessionGone();
    };
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      channel.close();
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);

  return useCallback(() => {
    const channel = new BroadcastChannel(channelName);
    channel.postMessage('signed out');
    channel.close();
  }, []);
}
