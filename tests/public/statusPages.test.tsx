import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signedIn, signedOut } from '../support/fakeAuth';
import { address, renderApp } from '../support/render';

describe('the no-access page', () => {
  it('says that the product is coming, and lets the person change account', async () => {
    const { user, session } = renderApp({ path: '/noaccess', auth: signedIn({ roles: [] }) });
    expect(
      await screen.findByRole('heading', { name: 'Be the First to Experience Something Amazing' }),
    ).toBeVisible();
    expect(screen.getByText(/coming soon/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it('offers the back-office to staff among them, and to nobody else', async () => {
    const { session } = renderApp({
      path: '/noaccess',
      auth: signedIn({ roles: [], permissions: ['read:admin'] }),
    });
    expect(await screen.findByRole('link', { name: 'Go to the back-office' })).toHaveAttribute(
      'href',
      '/admin',
    );
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    session.become(signedIn({ roles: [] }));
    expect(screen.queryByRole('link', { name: 'Go to the back-office' })).not.toBeInTheDocument();
  });

  it('leads a signed-out visitor home', async () => {
    renderApp({ path: '/noaccess', auth: signedOut });
    expect(await screen.findByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });
});

describe('the forbidden page', () => {
  it('says that access is missing, and leads home', async () => {
    const { user } = renderApp({ path: '/forbidden', auth: signedOut });
    expect(
      await screen.findByRole('heading', { name: 'Sorry! You do not have access to this page.' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(address()).toBe('/');
  });

  it('leads staff back into the back-office as well', async () => {
    renderApp({ path: '/forbidden', auth: signedIn({ permissions: ['read:admin'] }) });
    expect(await screen.findByRole('link', { name: 'Go to the back-office' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it('keeps the navigation bar for an app user', async () => {
    renderApp({ path: '/forbidden' });
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Sorry! You do not have access to this page.' }),
    ).toBeVisible();
  });
});

describe('any of these pages', () => {
  it('takes no click that is the second of two, and was meant for what stood there before', async () => {
    renderApp({ path: '/forbidden', auth: signedOut });
    const way = await screen.findByRole('link', { name: 'Go to the home page' });
    fireEvent.click(way, { detail: 2 });
    expect(address()).toBe('/forbidden');
    fireEvent.click(way, { detail: 1 });
    expect(address()).toBe('/');
  });
});

describe('the no-service page', () => {
  const open = async (state: unknown) => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, pathname: '/noservice', replace });
    const { user } = renderApp({ path: '/noservice', state, auth: signedOut });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    return replace;
  };

  it('says that the server cannot be reached', async () => {
    renderApp({ path: '/noservice', auth: signedOut });
    const page = await screen.findByRole('main');
    expect(page).toHaveTextContent(
      /Oops! Something went wrong\.\s*We can't connect to the server at the moment\. Please try again later\./,
    );
  });

  it('says so when it is the device that has no network', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderApp({ path: '/noservice', auth: signedOut });
    const words = 'Your device has no network connection just now.';
    expect(await screen.findByText(words)).toBeVisible();
    network.mockRestore();
    fireEvent(window, new Event('online'));
    expect(screen.queryByText(words), 'once it is back').not.toBeInTheDocument();
  });

  it.each([
    ['the page the person came from', { from: '/chat?x=1#end' }, '/chat?x=1#end'],
    ['the home page, opened by itself', null, '/'],
    ['the home page, never another site', { from: '//elsewhere.example' }, '/'],
  ])('loads %s on Retry', async (_where, state, target) => {
    expect(await open(state)).toHaveBeenCalledExactlyOnceWith(target);
  });
});

describe('an unknown path', () => {
  it.each(['/nowhere', '/profile/nothing', '/admin/unheard-of'])(
    'shows the not-found page with a link to the chat: %s',
    async (path) => {
      renderApp({ path, auth: signedOut });
      expect(
        await screen.findByRole('heading', { name: 'The page you requested is not available.' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('keeps the navigation bar for an app user', async () => {
    renderApp({ path: '/nowhere' });
    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The page you requested is not available.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to the home page' })).not.toBeInTheDocument();
  });
});
