import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signedOut } from '../support/fakeAuth';
import { expectedScreens } from '../support/siteMap';

// One automatic redirect a page load: each test is a page load of its own.
let page: typeof import('../support/render');

beforeEach(async () => {
  vi.resetModules();
  page = await import('../support/render');
});

const pages = expectedScreens.filter(({ signedOutTo }) => signedOutTo === 'login').map(({ path }) => path);

describe('a signed-out visitor of a page that leads to the login', () => {
  it.each([...pages, '/admin', '/admin/feedback', '/news?page=2#end', '/admin/users?search=ann'])(
    'is sent there from %s, and afterwards back',
    async (path) => {
      const { session } = page.renderApp({ path, auth: signedOut });
      await waitFor(() => expect(session.login).toHaveBeenCalledExactlyOnceWith(path, { replace: true }));
      expect(screen.getByRole('status')).toHaveTextContent('Taking you to the login');
    },
  );

  it('is sent there once; who is signed out again is asked', async () => {
    const first = page.renderApp({ path: '/chat', auth: signedOut });
    await waitFor(() => expect(first.session.login).toHaveBeenCalledTimes(1));
    first.unmount();

    const { user, session } = page.renderApp({ path: '/news', auth: signedOut });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(screen.getByText('Log in to go on where you were.')).toBeVisible();
    expect(session.login).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/news');
  });

  it('reads that what they wrote is kept, if they wrote something', async () => {
    sessionStorage.setItem('draft:ann:prompt', 'Half a thought');
    page.renderApp({ path: '/chat', auth: signedOut }).unmount();
    page.renderApp({ path: '/chat', auth: signedOut });
    expect(await screen.findByText('Log in to go on where you were. What you wrote is kept.')).toBeVisible();
  });

  it('is asked after signing out in another tab, and not told that anything was kept', async () => {
    const { session } = page.renderApp({ path: '/chat', auth: { ...signedOut, signedOutElsewhere: true } });
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(screen.getByText('You logged out in another tab. Log in to go on here.')).toBeVisible();
    expect(screen.queryByText(/What you wrote is kept/)).not.toBeInTheDocument();
    expect(session.login).not.toHaveBeenCalled();
  });

  it('is asked when the login cannot be reached', async () => {
    const { createFakeAuth, FakeAuthProvider } = await import('../support/fakeAuth');
    const { RequireLogin } = await import('../../src/app/guards');
    const { MemoryRouter } = await import('react-router-dom');
    const { render, act } = await import('@testing-library/react');
    const session = createFakeAuth(signedOut);
    session.login.mockRejectedValue(new Error('Timeout'));
    render(
      <MemoryRouter initialEntries={['/chat']}>
        <FakeAuthProvider session={session}>
          <RequireLogin otherwise="login">Private</RequireLogin>
        </FakeAuthProvider>
      </MemoryRouter>,
    );
    const again = await screen.findByRole('button', { name: 'Log in' });
    expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
    expect(screen.getByText('Log in to see this page.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The sign-in service did not answer.');
    await act(async () => again.click());
    expect(session.login, "a second refusal is nobody's business but the page's").toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByText('Private')).not.toBeInTheDocument();
  });
});
