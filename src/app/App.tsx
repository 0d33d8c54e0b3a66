import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { AuthProvider } from '../auth/AuthProvider';
import type { TokenClaims } from '../auth/claims';
import { isLoginCallback } from '../auth/sessionCookie';
import { config } from '../shared/config/config';
import { forgetDrafts } from '../shared/drafts/drafts';
import { createRouter, holdBack } from '../shared/navigation/createRouter';
import { RouterProvider } from '../shared/navigation/RouterProvider';
import { OpeningHold } from '../shared/opening/OpeningHold';
import { OpeningState } from '../shared/opening/OpeningState';
import { forgetPerson } from '../shared/opening/opening';
import { ClientProvider } from '../shared/query/ClientProvider';
import { createQueryClient } from '../shared/query/createQueryClient';
import { DialogProvider } from '../ui/dialogs/DialogProvider';
import { ToastProvider } from '../ui/toasts/ToastProvider';
import { OpeningCalls, type OpeningCallsHandle } from './OpeningCalls';
import { loadPages, pagesToLoad } from './openingCode';
import { PreloadOnIntent } from './PreloadOnIntent';
import { routes } from './routes';
import { UserDataGuard } from './UserDataGuard';
import { useOpeningCode } from './useOpeningCode';

/** The application: providers from the widest to the narrowest, then the pages. */
export function App() {
  const [router] = useState(() => createRouter(routes));
  const [queryClient] = useState(createQueryClient);

  const waitsFor = useOpeningCode(config.auth.clientId);
  const openingCalls = useRef<OpeningCallsHandle>(null);

  const onSession = useCallback((claims: TokenClaims) => openingCalls.current?.begin(claims), []);

  // What comes of a login late leads nobody away who has gone elsewhere meanwhile.
  const isStillThere = useCallback(
    () => isLoginCallback(router.location.search) || router.location.pathname === config.loginErrorPath,
    [router],
  );

  const onReturn = useCallback(
    (target: string) => {
      if (!isStillThere()) return;
      // Side by side: the router would ask for the page when its frame is there.
      void loadPages(pagesToLoad(target, true));
      void router.navigate(target, { replace: true });
    },
    [router, isStillThere],
  );

  const onLoginFailed = useCallback(
    (_error: Error, target: string) => {
      // At once: where nobody is signed in the page at the address would send the person to the login.
      const options = { replace: true, flushSync: true, state: { target } };
      if (isStillThere()) void router.navigate(config.loginErrorPath, options);
    },
    [router, isStillThere],
  );

  const onSignOut = useCallback(
    (userId: string | undefined) => {
      void queryClient.cancelQueries();
      queryClient.clear();
      forgetPerson();
      if (userId) forgetDrafts(userId);
    },
    [queryClient],
  );

  const onBack = useCallback((close: () => void) => holdBack(router, close), [router]);

  return (
    <ToastProvider>
      <DialogProvider holdBack={onBack}>
        <QueryClientProvider client={queryClient}>
          <AuthProvider
            settings={config.auth}
            onSession={onSession}
            onReturn={onReturn}
            onLoginFailed={onLoginFailed}
            onSignOut={onSignOut}
          >
            <UserDataGuard />
            <ClientProvider navigate={(path, state) => void router.navigate(path, { state })}>
              <PreloadOnIntent />
              <OpeningCalls ref={openingCalls} router={router} />
              {waitsFor === 'styles' && <OpeningHold />}
              {waitsFor === 'code' && <OpeningState label="Opening" />}
              {waitsFor === null && <RouterProvider router={router} />}
            </ClientProvider>
          </AuthProvider>
        </QueryClientProvider>
      </DialogProvider>
    </ToastProvider>
  );
}
