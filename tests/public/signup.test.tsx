import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { signUp } from '../../src/api/prospects';
import { createDeferred } from '../../src/auth/deferred';
import { SignupPage } from '../../src/public/signup/SignupPage';
import { readDraft } from '../../src/shared/drafts/drafts';
import { enter, notifications, toastRegion } from '../support/controls';
import { signedOut } from '../support/fakeAuth';
import { noAnswer } from '../support/inFlight';
import { fault, mock } from '../support/mocks';
import { address, renderApp, renderScreen } from '../support/render';
import { server } from '../support/server';

const lookUp = (answer: () => Response | Promise<Response>) => server.use(http.get('http://ip.test', answer));
const findIp = () => lookUp(() => HttpResponse.json({ ip: '203.0.113.7' }));

async function open(path = '/signup', options: { fakeTimers?: boolean } = {}) {
  const view = renderScreen(<SignupPage />, { path, auth: signedOut, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  return view;
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const terms = () => screen.getByRole('checkbox', { name: 'I accept the terms and conditions' });
const button = () => screen.getByRole('button', { name: 'Sign up' });
const toast = () => notifications().findByRole('alert');

type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User, who = { name: 'Ada', email: 'ada@example.com' }) {
  await enter(user, name(), who.name);
  await enter(user, email(), who.email);
  await user.click(terms());
}

function expectKept() {
  expect(name()).toHaveValue('Ada');
  expect(email()).toHaveValue('ada@example.com');
  expect(terms()).toBeChecked();
}

describe('the sign-up page', () => {
  it('asks for name, e-mail and consent', async () => {
    await open();
    expect(name()).toHaveAttribute('autocomplete', 'name');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(terms()).not.toBeChecked();
    expect(button()).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/chat');
  });

  it('says what is missing, at each field, and makes no call', async () => {
    const sent = mock(signUp);
    const { user } = await open();
    await user.click(button());
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Please enter your name'));
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(terms()).toHaveAccessibleDescription('Please accept the terms and conditions');
    const summary = await screen.findByRole('region', { name: 'There are 3 things to put right' });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent(/terms and conditions$/);
    expect(sent.received).toEqual([]);
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada @example.com', 'ada@b@example.com'])(
    'takes %j for no e-mail address',
    async (typed) => {
      const { user } = await open();
      await user.type(email(), typed);
      await user.click(button());
      await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address'));
    },
  );

  it.each(['a@b.c', "o'brien+list@mail.example.co.uk", 'æøå@exämple.dk', ' ada@example.com '])(
    'takes %j for one',
    async (typed) => {
      const { user } = await open();
      await user.type(email(), typed);
      await user.click(button());
      await waitFor(() => expect(name()).toBeInvalid());
      expect(email()).not.toHaveAccessibleDescription();
    },
  );

  it('says when name or e-mail is too long', async () => {
    const { user } = await open();
    await user.click(name());
    await user.paste('a'.repeat(101));
    await user.click(email());
    await user.paste(`${'a'.repeat(243)}@example.com`);
    await user.click(button());
    await waitFor(() =>
      expect(name()).toHaveAccessibleDescription('Your name can be at most 100 characters'),
    );
    expect(email()).toHaveAccessibleDescription('Your email address can be at most 254 characters');
  });

  it('shows the terms in a dialog, and comes back to where the visitor was', async () => {
    const { user } = await open();
    const opener = screen.getByRole('button', { name: 'Read the terms' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    expect(await within(dialog).findByRole('heading', { name: 'Who can sign up' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Back to the sign-up' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    expect(terms()).not.toBeChecked();
  });
});

describe('signing up', () => {
  it('sends what was typed, with the address looked up, and without a token', async () => {
    findIp();
    const sent = mock(signUp);
    const { user } = await open('/signup?source=Flyer%202');
    await fillIn(user, { name: '  Ada Lovelace ', email: ' Ada@Example.com ' });
    await user.click(button());
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' })).toBeVisible();
    expect(screen.getByText('Ada@Example.com')).toBeVisible();
    expect(sent.received).toHaveLength(1);
    expect(sent.received[0]?.body).toEqual({
      name: 'Ada Lovelace',
      email: 'Ada@Example.com',
      ip: '203.0.113.7',
      source: 'Flyer 2',
    });
    expect(sent.received[0]?.headers.has('Authorization')).toBe(false);
  });

  it.each(['/signup', '/signup?source='])('names the source unknown at %s', async (path) => {
    findIp();
    const sent = mock(signUp);
    const { user } = await open(path);
    await fillIn(user);
    await user.keyboard('{Enter}');
    await screen.findByText('ada@example.com');
    expect(sent.received[0]?.body.source).toBe('unknown');
  });

  it('puts the focus on the thanks', async () => {
    findIp();
    mock(signUp);
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await waitFor(async () =>
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' }),
      ).toHaveFocus(),
    );
  });

  it.each([
    ['fails', () => HttpResponse.error()],
    ['answers 500', () => new HttpResponse(null, { status: 500 })],
    ['answers nonsense', () => HttpResponse.html('<p>Hi</p>')],
  ])('goes on with an unknown address when its look-up %s', async (_how, answer) => {
    lookUp(answer);
    const sent = mock(signUp);
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' });
    expect(sent.received[0]?.body.ip).toBe('unknown');
    expect(address()).toBe('/signup');
  });

  it('is busy while it waits, and sends once however often it is pressed', async () => {
    const { promise, resolve: goOn } = createDeferred<void>();
    lookUp(async () => {
      await promise;
      return HttpResponse.json({ ip: '203.0.113.7' });
    });
    const sent = mock(signUp);
    const { user } = await open();
    await fillIn(user);
    const form = button().closest('form') as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await user.dblClick(button());
    await user.type(email(), '{Enter}{Enter}');
    goOn();
    await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' });
    expect(sent.received).toHaveLength(1);
  });
});

describe('an e-mail that is registered already', () => {
  it.each([9001, '9001'])('is told so, by the code %j', async (code) => {
    findIp();
    fault(signUp, { status: 400, body: { code, message: 'Already there' } });
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    expect(
      await screen.findByText('Your email has already been successfully registered with us.'),
    ).toBeVisible();
    expect(screen.getByText(/Updates are coming/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      'mailto:hello@hearken.example',
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(toastRegion()).toBeEmptyDOMElement();
  });

  it('can be changed for another one', async () => {
    findIp();
    fault(signUp, { status: 400, body: { code: 9001, message: 'Already there' } });
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Use another e-mail address' }));
    await waitFor(() => expect(name()).toHaveValue('Ada'));
    expect(email()).toHaveValue('');
    expect(terms()).toBeChecked();
    expect(email()).toHaveFocus();
  });
});

describe('a sign-up that fails', () => {
  it('with 400 says why in a toast, and at the field that it concerns', async () => {
    findIp();
    fault(signUp, { status: 400, body: { message: 'We cannot write to this e-mail address.' } });
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    expect(await toast()).toHaveTextContent('ErrorWe cannot write to this e-mail address.');
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('We cannot write to this e-mail address.'),
    );
    await waitFor(() => expect(email()).toHaveFocus());
    expectKept();
  });

  it('with 400 and no words shows the default toast', async () => {
    findIp();
    fault(signUp, { status: 400, body: {} });
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    expect(await toast()).toHaveTextContent(
      'ErrorSorry, we could not connect to the server. Please try again later.',
    );
    expectKept();
    expect(email()).not.toHaveAccessibleDescription();
  });

  it.each([
    ['429', { status: 429, body: { message: 'Not so fast.' } }, 'Not so fast.'],
    ['500', { status: 500, body: { message: 'Boom' } }, 'Sorry, we could not connect to the server.'],
    ['a page', { html: '<h1>Hi</h1>' }, 'Sorry, we could not connect to the server.'],
  ] as const)('with %s stays on the input panel with a toast', async (_what, failure, words) => {
    findIp();
    fault(signUp, failure);
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    expect(await toast()).toHaveTextContent(words);
    expectKept();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('can be sent again', async () => {
    findIp();
    fault(signUp, { status: 500 });
    const { user } = await open();
    await fillIn(user);
    await user.click(button());
    await toast();
    const sent = mock(signUp);
    await user.click(button());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' });
    expect(sent.received[0]?.body).toMatchObject({ name: 'Ada', email: 'ada@example.com' });
  });

  it('for want of a connection leads to the no-service page, and the form is filled in afterwards', async () => {
    findIp();
    fault(signUp, { network: 'error' });
    const { user, router } = renderApp({ path: '/signup?source=x', auth: signedOut });
    await screen.findByRole('heading', { level: 1, name: 'Sign up' });
    await fillIn(user);
    await user.click(button());
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
    expect(router.location.state).toEqual({ from: '/signup?source=x' });
    await act(() => router.navigate('/signup?source=x'));
    await waitFor(expectKept);
  });
});

describe('what was typed', () => {
  it('is there again after a reload', async () => {
    const first = await open();
    await fillIn(first.user);
    await waitFor(() => expect(readDraft('', 'form:signup')).toContain('ada@example.com'));
    first.unmount();
    await open();
    await waitFor(expectKept);
  });

  it('is forgotten once the server has it', async () => {
    findIp();
    mock(signUp);
    const { user, unmount } = await open();
    await fillIn(user);
    await user.click(button());
    await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' });
    unmount();
    expect(readDraft('', 'form:signup')).toBe('');
  });

  it('is asked about before it is left', async () => {
    const { user, router } = await open();
    await user.type(name(), 'Ada');
    act(() => void router.navigate('/'));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(name()).toHaveValue('Ada');
    act(() => void router.navigate('/'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Another page')).toBeVisible();
    expect(readDraft('', 'form:signup')).toBe('');
  });
});

it('waits for the look-up five seconds at most', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  // The browser's own timer of an abort signal is not the test's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  lookUp(noAnswer);
  const sent = mock(signUp);
  const { user } = await open('/signup', { fakeTimers: true });
  await fillIn(user);
  await user.click(button());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(sent.received).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_100);
  await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' });
  expect(sent.received[0]?.body.ip).toBe('unknown');
});
