import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { AuthProvider } from '../auth/AuthProvider';
import { config } from '../shared/config/config';
import { forgetDrafts } from '../shared/drafts/drafts';
import { createRouter } from '../shared/navigation/createRouter';
import { RouterProvider } from '../shared/navigation/RouterProvider';
import { forgetPerson } from '../shared/opening/opening';
import { ClientProvider } from '../shared/query/ClientProvider';
import { createQueryClient } from '../shared/query/createQueryClient';
import { DialogProvider } from '../ui/dialogs/DialogProvider';
import { ToastProvider } from '../ui/toasts/ToastProvider';
import { routes } from './routes';
import { UserDataGuard } from './UserDataGuard';

/** The application: providers from the widest to the narrowest, then the pages. */
export function App() {
  const [router] = useState(() => createRouter(routes));
  const [queryClient] = useState(createQueryClient);

  const onReturn = useCallback((target: string) => void router.navigate(target, { replace: true }), [router]);

  const onLoginFailed = useCallback(
    (error: Error) =>
      void router.navigate(config.loginErrorPath, { replace: true, state: { loginFailed: error.message } }),
    [router],
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

  return (
    <ToastProvider>
      <DialogProvider>
        <QueryClientProvider client={queryClient}>
          <AuthProvider
            settings={config.auth}
            onReturn={onReturn}
            onLoginFailed={onLoginFailed}
            onSignOut={onSignOut}
          >
            <UserDataGuard />
            <ClientProvider navigate={(path, state) => void router.navigate(path, { state })}>
              <RouterProvider router={router} />
            </ClientProvider>
          </AuthProvider>
        </QueryClientProvider>
      </DialogProvider>
    </ToastProvider>
  );
}
