import { useEffect, useState } from 'react';
import { hasSessionCookie, isLoginCallback } from '../auth/sessionCookie';
import { isScreen } from '../shared/address/isScreen';
import { paths } from '../shared/address/paths';
import { areStylesLoaded, stylesLoaded } from '../shared/opening/stylesLoaded';
import { hasShell, loadOpeningCalls, loadPages, pagesToLoad } from './openingCode';

/** What the first screen still waits for; null where it may be drawn. */
export type Wait = 'styles' | 'code' | null;

/**
 * Loads what the address needs for its first screen, while the session is looked for. A page that is drawn before its
 * code is there would show a fallback, which React then holds for 300 ms. What fails to come is waited for no longer.
 */
export function useOpeningCode(clientId: string): Wait {
  const [address] = useState(() => window.location.pathname);
  const [mayBeSignedIn] = useState(() => isLoginCallback() || hasSessionCookie(clientId));
  const [hasStyles, setHasStyles] = useState(areStylesLoaded);
  const [hasCode, setHasCode] = useState(() => pagesToLoad(address, mayBeSignedIn).length === 0);

  useEffect(() => {
    void stylesLoaded().then(() => setHasStyles(true));
    void loadPages(pagesToLoad(address, mayBeSignedIn)).then(() => setHasCode(true));
    if (!mayBeSignedIn) return;
    // Whoever comes home signed in goes on to the chat.
    const leadsTo = isScreen('home', address) ? paths.chat() : address;
    if (!hasShell(leadsTo)) return;
    void loadPages(pagesToLoad(leadsTo, true));
    void loadOpeningCalls().catch(() => undefined);
  }, [address, mayBeSignedIn]);

  if (!hasStyles) return 'styles';
  return hasCode ? null : 'code';
}
