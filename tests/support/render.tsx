import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { routes } from '../../src/app/routes';
import { UserDataGuard } from '../../src/app/UserDataGuard';
import type { AuthState } from '../../src/auth/context';
import { createRouter, holdBack } from '../../src/shared/navigation/createRouter';
import { RouterProvider } from '../../src/shared/navigation/RouterProvider';
import { ClientProvider } from '../../src/shared/query/ClientProvider';
import { createQueryClient } from '../../src/shared/query/createQueryClient';
import { DialogProvider } from '../../src/ui/dialogs/DialogProvider';
import { ToastProvider } from '../../src/ui/toasts/ToastProvider';
import { equipBrowser } from './browser';
import { createFakeAuth, FakeAuthProvider, signedIn } from './fakeAuth';

interface Visit {
  /** The address the person opens: path, query and hash. */
  path?: string;
  /** The state of that entry of the history. */
  state?: unknown;
  /** Who is signed in; Ann, an app user without permissions, unless told otherwise. */
  auth?: AuthState;
  /** The test's clock is a fake one. */
  fakeTimers?: boolean;
}

/** Opens a page of the site: the whole route table with the application's providers and a fake session. */
export function renderApp(visit: Visit = {}) {
  return renderRoutes(routes, visit);
}

/** Shows one screen at its path, with the application's providers; every other path shows its own address. */
export function renderScreen(element: ReactNode, visit: Visit = {}) {
  const [path] = (visit.path ?? '/').split('?');
  return renderRoutes(
    [
      { path, element },
      { path: '*', element: <p>Another page</p> },
    ],
    visit,
  );
}

function renderRoutes(
  table: RouteObject[],
  { path = '/', state = null, auth = signedIn(), fakeTimers = false }: Visit,
) {
  equipBrowser();
  window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', path);
  const router = createRouter(table);
  const queryClient = createQueryClient();
  const session = createFakeAuth(auth);
  const onBack = (close: () => void) => holdBack(router, close);
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
    window.history.replaceState(null, '', '/');
  });

  const view = render(
    <ToastProvider>
      <DialogProvider holdBack={onBack}>
        <QueryClientProvider client={queryClient}>
          <FakeAuthProvider session={session}>
            <UserDataGuard />
            <ClientProvider navigate={(to, from) => void router.navigate(to, { state: from })}>
              <RouterProvider router={router} />
            </ClientProvider>
          </FakeAuthProvider>
        </QueryClientProvider>
      </DialogProvider>
    </ToastProvider>,
  );
  const user = userEvent.setup(fakeTimers ? { advanceTimers: vi.advanceTimersByTime } : {});
  return { ...view, user, router, queryClient, session };
}

/** The address that the browser shows. */
export const address = () => window.location.pathname + window.location.search + window.location.hash;
