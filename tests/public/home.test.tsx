import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSignOutNote } from '../../src/shared/page/signOutNote';
import { mockChat } from '../support/conversation';
import { checking, signedIn, signedOut } from '../support/fakeAuth';
import { address, renderApp } from '../support/render';

describe('the home page', () => {
  it('shows a spinner while it is not known who is there', async () => {
    renderApp({ auth: checking });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('welcomes a visitor with the slogan and one button', async () => {
    renderApp({ auth: signedOut });
    const welcome = await screen.findByRole('main');
    expect(within(welcome).getByRole('heading', { name: 'Always someone to talk to' })).toBeVisible();
    expect(within(welcome).getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Log in' })]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leads those who are new to the sign-up, and those in need to people, at one press', async () => {
    const { user } = renderApp({ auth: signedOut });
    expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    const help = within(screen.getByRole('complementary', { name: 'Help right now' }));
    expect(help.getByText(/call your local emergency number/)).not.toBeVisible();
    await user.click(help.getByText('Do you need help right now?'));
    expect(help.getByText(/call your local emergency number/)).toBeVisible();
    expect((await help.findAllByRole('listitem')).length).toBeGreaterThan(0);
  });

  it('has social links, a privacy policy that leads nowhere, and the copyright', async () => {
    const { user } = renderApp({ auth: signedOut });
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/',
    );
    expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/',
    );
    expect(footer.getByText(`© ${new Date().getFullYear()} Hearken`)).toBeVisible();

    const policy = footer.getByRole('link', { name: 'Privacy Policy' });
    expect(policy).not.toHaveAttribute('href');
    await user.click(policy);
    expect(address()).toBe('/');
  });
});

describe('what the home page says to those who have been signed out', () => {
  it('is, once, that their password is changed', async () => {
    keepSignOutNote('passwordChanged');
    const { unmount } = renderApp({ auth: signedOut });
    expect(await screen.findByText('Your password is changed. Please log in.')).toBeVisible();
    unmount();
    renderApp({ auth: signedOut });
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByText(/password is changed/)).not.toBeInTheDocument();
  });

  it('is kept until they are signed out', async () => {
    keepSignOutNote('passwordChanged');
    const { unmount } = renderApp({ auth: checking });
    await screen.findByRole('status');
    unmount();
    renderApp({ auth: signedOut });
    expect(await screen.findByText(/password is changed/)).toBeVisible();
  });

  it('is that they are signed out, where a page has sent them here', async () => {
    renderApp({ path: '/profile', auth: signedOut });
    expect(await screen.findByText('You are signed out. Log in to go on where you were.')).toBeVisible();
    expect(address()).toBe('/');
  });
});

describe('logging in from the home page', () => {
  it('starts the login, once however often the button is pressed', async () => {
    const { user, session } = renderApp({ auth: signedOut });
    session.login.mockReturnValue(new Promise(() => undefined));
    const button = await screen.findByRole('button', { name: 'Log in' });
    await user.dblClick(button);
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('leads back to the page that was asked for', async () => {
    const { user, session } = renderApp({ auth: signedOut, state: { target: '/profile?tab=2' } });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/profile?tab=2');
  });

  it('never leads to another site', async () => {
    const { user, session } = renderApp({ auth: signedOut, state: { target: '//elsewhere.example' } });
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('can be tried again when the sign-in service cannot be reached', async () => {
    const { user, session } = renderApp({ auth: signedOut });
    session.login.mockRejectedValueOnce(new Error('Timeout'));
    const button = await screen.findByRole('button', { name: 'Log in' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The login could not be completed. The sign-in service did not answer. Please log in again.',
    );
    await user.click(button);
    expect(session.login).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the last login failed, with what exactly was said of it folded away', async () => {
    const { user } = renderApp({ auth: { ...signedOut, error: new Error('Invalid state') } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The login could not be completed. Please log in again.$/,
    );
    expect(screen.getByText('Invalid state')).not.toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(screen.getByText('Invalid state')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('says that the sign-in service does not answer, and can be asked for a new login', async () => {
    renderApp({ auth: { ...signedOut, isUnreachable: true } });
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in service did not answer.');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });
});

describe('a person who is signed in', () => {
  it('goes on to the chat', async () => {
    mockChat();
    renderApp();
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
  });

  it('goes on to the chat once the session has been looked up', async () => {
    mockChat();
    const { session } = renderApp({ auth: checking });
    session.become(signedIn());
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeVisible();
    expect(address()).toBe('/chat');
  });

  it.each(['at once', 'after a while'])(
    'goes on to the no-access page without the role, %s',
    async (when) => {
      const tester = signedIn({ roles: ['Tester'] });
      const { session } = renderApp({ auth: when === 'at once' ? tester : checking });
      session.become(tester);
      await waitFor(() => expect(address()).toBe('/noaccess'));
      expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
    },
  );

  it('stays behind the spinner while the return from a login is handled', async () => {
    renderApp({ path: '/?code=1&state=2' });
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    expect(address()).toBe('/?code=1&state=2');
  });
});
