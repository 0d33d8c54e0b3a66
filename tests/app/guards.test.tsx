import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getUserStatus } from '../../src/api/user';
import { allDone } from '../support/conversation';
import { checking, signedIn, signedOut } from '../support/fakeAuth';
import { mock } from '../support/mocks';
import { address, renderApp } from '../support/render';
import { expectedScreens } from '../support/siteMap';

// Every call that is made fails these tests, since none is mocked: who is refused asks the server nothing.

const sentTo = (signedOutTo: 'login' | 'home') =>
  expectedScreens.filter((each) => each.signedOutTo === signedOutTo).map(({ path }) => path);
const guardedByLogin = [...sentTo('login'), '/admin', '/admin/feedback'];
const guardedByHome = sentTo('home');

describe('while it is not known who is there', () => {
  it.each([...guardedByLogin, ...guardedByHome])('nothing of %s shows', (path) => {
    const { session } = renderApp({ path, auth: checking });
    expect(screen.getByRole('status')).toHaveTextContent('Checking who you are');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(session.login).not.toHaveBeenCalled();
    expect(address()).toBe(path);
  });
});

describe('a signed-out visitor', () => {
  it.each(guardedByHome)('of %s comes to the home page, whose login leads back there', async (path) => {
    const asked = `${path}?tab=2#end`;
    const { user, session } = renderApp({ path: asked, auth: signedOut });
    const logIn = await screen.findByRole('button', { name: 'Log in' });
    expect(address()).toBe('/');
    expect(session.login).not.toHaveBeenCalled();

    await user.click(logIn);
    expect(session.login).toHaveBeenCalledExactlyOnceWith(asked);
  });
});

describe('when the sign-in service does not answer', () => {
  it('nobody is sent away, and the page can be asked for again, or a login that leads back to it', async () => {
    const { session, user } = renderApp({ path: '/chat?x=1', auth: { ...signedOut, isUnreachable: true } });
    expect(await screen.findByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(session.login).not.toHaveBeenCalled();
    expect(address()).toBe('/chat?x=1');

    session.login.mockRejectedValueOnce(new Error('Failed to fetch'));
    const logIn = screen.getByRole('button', { name: 'Log in again' });
    await user.click(logIn);
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/chat?x=1');
    expect(await screen.findByText(/The login could not be completed/)).toBeVisible();
    expect(logIn).toBeEnabled();
  });

  it('somebody who is offline is told so, and is offered no login', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp({ path: '/chat', auth: { ...signedOut, isUnreachable: true } });
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Log in again' })).not.toBeInTheDocument();

    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    fireEvent(window, new Event('online'));
    expect(reload, 'once there is a network again').toHaveBeenCalledTimes(1);
  });

  it('somebody whose browser has no cryptography here is told what the login needs', async () => {
    vi.stubGlobal('crypto', {});
    renderApp({ path: '/chat', auth: { ...signedOut, isUnreachable: true } });
    expect(await screen.findByText(/address that begins with https/)).toBeVisible();
    expect(screen.queryByText(/did not answer/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log in again' })).not.toBeInTheDocument();
  });
});

describe('a signed-in person without the role AppUser', () => {
  it.each(['/chat', '/news', '/profile', '/profile/questions', '/profile/termsAndConditions'])(
    'comes from %s to the no-access page',
    async (path) => {
      renderApp({ path, auth: signedIn({ roles: ['Tester'] }) });
      expect(
        await screen.findByRole('heading', { name: 'Be the First to Experience Something Amazing' }),
      ).toBeVisible();
      expect(address()).toBe('/noaccess');
    },
  );

  it('may open the start-up pages', async () => {
    mock(getUserStatus, { ...allDone, allOk: false, newsOk: false });
    renderApp({ path: '/startQuestions', auth: signedIn({ roles: [] }) });
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
    expect(address()).toBe('/startQuestions');
  });
});

/** What is refused with the forbidden page to those who lack the first of these, or the last. */
const leadingAway = expectedScreens
  .flatMap(({ path, needs = [], refusedAt }) =>
    needs.map((lacking, index) => ({
      path,
      lacking,
      held: needs.filter((each) => each !== lacking),
      isLeadingAway: index < needs.length - 1 || refusedAt === '/forbidden' || needs.length === 1,
    })),
  )
  .filter(({ isLeadingAway }) => isLeadingAway);

describe('a page that needs permissions', () => {
  it.each([...leadingAway, { path: '/admin', lacking: 'read:admin', held: ['edit:prompts'] as const }])(
    '$path leads away whoever lacks $lacking',
    async ({ path, held }) => {
      renderApp({ path, auth: signedIn({ permissions: ['read:chatstat', ...held] }) });
      expect(
        await screen.findByRole('heading', { name: 'Sorry! You do not have access to this page.' }),
      ).toBeVisible();
      expect(address()).toBe('/forbidden');
    },
  );

  it('needs no role', async () => {
    renderApp({ path: '/noaccess', auth: signedIn({ roles: [], permissions: ['read:devlog'] }) });
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

describe('a person who is signed out while a page shows', () => {
  it('no longer sees it', async () => {
    mock(getUserStatus, { ...allDone, allOk: false, newsOk: false });
    const { session } = renderApp({ path: '/startQuestions' });
    await screen.findByRole('button', { name: 'Log out' });
    session.become(signedOut);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(vi.mocked(session.logout)).not.toHaveBeenCalled();
  });
});
