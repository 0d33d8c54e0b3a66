import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  RequireAppUser,
  RequireLogin,
  RequirePermission,
  RequirePermissionInPlace,
} from '../../src/app/guards';
import type { AuthState } from '../../src/auth/context';
import { createRouter, type Router } from '../../src/shared/navigation/createRouter';
import { RouterProvider } from '../../src/shared/navigation/RouterProvider';
import { createFakeAuth, FakeAuthProvider, signedIn, signedOut } from '../support/fakeAuth';

/** Comes from the page before to a guarded page; every other address shows where it leads. */
async function arrive(guard: ReactNode, auth: AuthState) {
  window.history.replaceState(null, '', '/before');
  const router = createRouter([
    { path: '/before', element: <p>Before</p> },
    { path: '/guarded', element: guard, children: [{ index: true, element: <p>The page</p> }] },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
  onTestFinished(() => {
    router.dispose();
    window.history.replaceState(null, '', '/');
  });
  const session = createFakeAuth(auth);
  render(
    <FakeAuthProvider session={session}>
      <RouterProvider router={router} />
    </FakeAuthProvider>,
  );
  await act(() => router.navigate('/guarded?tab=2#end'));
  return { router, session };
}

const place = (router: Router) => router.location.pathname;

describe('a guard', () => {
  it.each<[string, ReactNode, AuthState]>([
    ['the login', <RequireLogin key="1" otherwise="home" />, signedIn({ roles: [] })],
    ['the role', <RequireAppUser key="2" otherwise="/no" />, signedIn()],
    [
      'every permission',
      <RequirePermission key="3" permissions={['read:admin', 'edit:users']} otherwise="/no" />,
      signedIn({ permissions: ['edit:users', 'read:cost', 'read:admin'] }),
    ],
    [
      'the permission',
      <RequirePermissionInPlace key="4" permission="edit:users" otherwise={null} />,
      signedIn({ permissions: ['edit:users'] }),
    ],
  ])('lets whoever has %s pass', async (_what, guard, auth) => {
    const { router } = await arrive(guard, auth);
    expect(await screen.findByText('The page')).toBeVisible();
    expect(place(router)).toBe('/guarded');
  });

  it.each<[string, ReactNode, AuthState, string]>([
    ['is not signed in', <RequireLogin key="1" otherwise="home" />, signedOut, '/'],
    ['lacks the role', <RequireAppUser key="2" otherwise="/no" />, signedIn({ roles: ['Tester'] }), '/no'],
    [
      'lacks one permission of two',
      <RequirePermission key="3" permissions={['read:admin', 'edit:users']} otherwise="/no" />,
      signedIn({ permissions: ['edit:users'] }),
      '/no',
    ],
  ])('sends whoever %s elsewhere, and Back leads before it', async (_what, guard, auth, target) => {
    const { router } = await arrive(guard, auth);
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(place(router)).toBe(target);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Before')).toBeVisible();
  });

  it('tells the home page where a visitor wanted to go, and other pages nothing', async () => {
    const home = await arrive(<RequireLogin otherwise="home" />, signedOut);
    expect(home.router.location.state).toEqual({ target: '/guarded?tab=2#end' });
    const other = await arrive(<RequireAppUser otherwise="/no" />, signedIn({ roles: [] }));
    expect(other.router.location.state).toBeNull();
  });

  it('in place keeps its frame and shows what stands in for the page', async () => {
    const { router } = await arrive(
      <RequirePermissionInPlace permission="edit:users" otherwise={<p>Not for you</p>} />,
      signedIn({ permissions: ['read:admin'] }),
    );
    expect(screen.getByText('Not for you')).toBeVisible();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(place(router)).toBe('/guarded');
  });
});

describe('a sign-in that could not be checked', () => {
  it('is checked again with the page, for whoever asks for that', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    await arrive(<RequireLogin otherwise="login" />, { ...signedIn(), isUnreachable: true });
    expect(await screen.findByText(/The sign-in service did not answer/)).toBeVisible();
    expect(screen.queryByText('The page')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
