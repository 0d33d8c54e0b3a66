import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activateAccount, checkActivationCode } from '../../src/api/prospects';
import { takeLoginHint } from '../../src/auth/loginHint';
import { ActivatePage } from '../../src/public/activate/ActivatePage';
import { enter, toastRegion } from '../support/controls';
import { signedOut } from '../support/fakeAuth';
import { type Failure, fault, mock } from '../support/mocks';
import { renderApp, renderScreen } from '../support/render';

// As `main.tsx` does: effects run twice.
configure({ reactStrictMode: true });

const open = (path = '/activate?code=c%2B1') => renderScreen(<ActivatePage />, { path, auth: signedOut });

const secret = 'Correct horse 1';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const password = () => screen.findByLabelText('Password');
const confirmation = () => screen.findByLabelText('Confirm password');
const button = () => screen.getByRole('button', { name: 'Create account' });

async function openForm(path?: string) {
  mock(checkActivationCode, {});
  const view = open(path);
  await password();
  return view;
}

async function choose(user: ReturnType<typeof open>['user'], chosen = secret, repeated = chosen) {
  await enter(user, await password(), chosen);
  await enter(user, await confirmation(), repeated);
}

function expectExpiredLink() {
  expect(screen.getByText(/Links expire for GDPR and security reasons/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: 'hello@hearken.example' })).toHaveAttribute(
    'href',
    'mailto:hello@hearken.example',
  );
}

describe('the link of the mail', () => {
  it('is checked once, without a token', async () => {
    const sent = mock(checkActivationCode, {});
    open();
    expect(await heading('Create your account')).toBeVisible();
    await password();
    expect(sent.received.map(({ body }) => body)).toEqual([{ code: 'c+1' }]);
    expect(sent.received[0]?.headers.has('Authorization')).toBe(false);
  });

  it('says for whom the account is, and has the login begin with that address', async () => {
    mock(checkActivationCode, { email: 'ada@example.com' });
    mock(activateAccount);
    const { user } = open();
    expect(await screen.findByText('ada@example.com')).toBeVisible();
    await choose(user);
    await user.click(button());
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(takeLoginHint()).toBe('ada@example.com');
    expect(takeLoginHint(), 'once').toBeUndefined();
  });

  it('is waited for visibly', async () => {
    fault(checkActivationCode, { hangs: true });
    open();
    expect(await heading('Create your account')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Checking your link');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it.each([
    ['used or expired', { status: 400, body: { message: 'The link has expired.' } }],
    ['unknown', { status: 404, body: { message: 'There is no such link.' } }],
  ])('that is %s leads to a new sign-up, without a toast', async (_what, failure) => {
    fault(checkActivationCode, failure);
    open();
    await waitFor(async () => expect(await heading('The link is no longer valid.')).toHaveFocus());
    expectExpiredLink();
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it.each(['/activate', '/activate?code='])('without a code is not even checked: %s', async (path) => {
    const sent = mock(checkActivationCode, {});
    open(path);
    expect(await heading('The link is no longer valid.')).toBeVisible();
    expectExpiredLink();
    expect(sent.received).toEqual([]);
  });

  it.each<[string, Failure]>([
    ['500', { status: 500 }],
    ['a page in place of JSON', { html: '<p>Hi</p>' }],
  ])(
    'that could not be checked (%s) is not called invalid, and can be checked again',
    async (_how, failure) => {
      fault(checkActivationCode, failure);
      const { user } = open();
      expect(await screen.findByRole('heading', { name: 'Your link could not be checked' })).toBeVisible();
      expect(await within(toastRegion()).findByRole('alert')).toHaveTextContent('Error');
      mock(checkActivationCode, {});
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await password()).toBeVisible();
    },
  );

  it('leads to the no-service page for want of a connection, and is remembered', async () => {
    fault(checkActivationCode, { network: 'error' });
    const { router } = renderApp({ path: '/activate?code=c1', auth: signedOut });
    expect(await heading('Oops! Something went wrong.')).toBeVisible();
    expect(router.location.state).toEqual({ from: '/activate?code=c1' });
  });
});

describe('the password', () => {
  it('makes the button work only when it is acceptable', async () => {
    const { user } = await openForm();
    const isHeld = () => button().getAttribute('aria-disabled') === 'true';
    expect(isHeld()).toBe(true);
    expect(button()).toHaveAccessibleDescription('Enter a password that is long enough, and confirm it');
    await user.type(await password(), 'ninechars');
    await user.type(await confirmation(), 'ninechars');
    expect(isHeld()).toBe(true);
    await user.type(await password(), '1');
    expect(isHeld()).toBe(true);
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    await user.type(await confirmation(), '1');
    expect(isHeld()).toBe(false);
  });

  it('is not sent while it is not acceptable, by Enter neither', async () => {
    const sent = mock(activateAccount);
    const { user } = await openForm();
    await choose(user, 'ninechars');
    await user.keyboard('{Enter}');
    fireEvent.submit(button().closest('form') as HTMLFormElement);
    expect(await screen.findByText('Password must be longer than 10 characters')).toBeVisible();
    expect(sent.received).toEqual([]);
  });

  it('is sent with the code, once and without a token; the thanks lead to the login', async () => {
    const sent = mock(activateAccount);
    const { user } = await openForm();
    await choose(user);
    const form = button().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(async () => expect(await heading('Welcome, your account is ready')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/chat');
    expect(sent.received.map(({ body }) => body)).toEqual([{ code: 'c+1', password: secret }]);
    expect(sent.received[0]?.headers.has('Authorization')).toBe(false);
  });

  it('leaves no trace in the storage', async () => {
    mock(activateAccount);
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    await heading('Welcome, your account is ready');
    const stored = [sessionStorage, localStorage].flatMap((storage) => Object.values({ ...storage }));
    expect(stored.join()).not.toContain(secret);
  });

  it('shows that it is on its way', async () => {
    fault(activateAccount, { hangs: true });
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  });
});

describe('an activation that fails', () => {
  it.each([
    [
      'because the code was used meanwhile',
      { status: 400, body: { message: 'The link has been used already.' } },
    ],
    ['because the code is gone', { status: 404, body: { message: 'There is no such link.' } }],
  ])('%s shows the panel of an invalid link', async (_why, failure) => {
    fault(activateAccount, failure);
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    await waitFor(async () => expect(await heading('The link is no longer valid.')).toHaveFocus());
    expectExpiredLink();
    expect(await within(toastRegion()).findByRole('alert')).toHaveTextContent(failure.body.message);
  });

  it.each<[string, Failure, string]>([
    ['the server', { status: 500 }, 'Sorry, we could not connect to the server.'],
    [
      'a rule of the provider',
      { status: 400, body: { message: 'This password is too common.' } },
      'This password is too common.',
    ],
  ])('for %s shows the same kind of panel, with a way to try again', async (_why, failure, words) => {
    fault(activateAccount, failure);
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    await waitFor(async () => expect(await heading('Your account could not be created.')).toHaveFocus());
    expectExpiredLink();
    expect(await within(toastRegion()).findByRole('alert')).toHaveTextContent(words);

    const sent = mock(activateAccount);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await password()).toHaveValue(secret);
    await user.click(button());
    expect(await heading('Welcome, your account is ready')).toBeVisible();
    expect(sent.received).toHaveLength(1);
  });

  it('can be tried again once the server takes it', async () => {
    fault(activateAccount, { status: 429, retryAfterSeconds: 40, body: { message: 'Too many tries.' } });
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    const retry = await screen.findByRole('button', { name: 'Try again in 40 s' });
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/may also be that the link is no longer valid/)).not.toBeInTheDocument();
  });

  it('finds out on another try that the link is no longer valid', async () => {
    fault(activateAccount, { status: 500 });
    const { user } = await openForm();
    await choose(user);
    await user.click(button());
    fault(checkActivationCode, { status: 400, body: { message: 'The link has been used already.' } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heading('The link is no longer valid.')).toHaveFocus());
  });
});
