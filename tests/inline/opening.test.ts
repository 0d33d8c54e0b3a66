import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPromptDraft, writePromptDraft } from '../../src/shared/drafts/promptDraft';
import { rememberPerson } from '../../src/shared/opening/opening';

const html = readFileSync(path.resolve('index.html'), 'utf8');
const sessionCookie = 'auth0.test-client.is.authenticated=';
let loads = 0;

/** The page as it stands before anything of the application is there. */
async function openPage(address: string, { hasSession = false } = {}) {
  history.replaceState(null, '', address);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(hasSession ? `a=b; ${sessionCookie}true` : 'a=b');
  const body = html.slice(html.indexOf('<div id="opening"'), html.indexOf('<div id="root"'));
  document.body.innerHTML = body
    .replace('{{sessionCookie}}', sessionCookie)
    .replace('{{visitorHeadings}}', '{&quot;/signup&quot;:&quot;Sign up&quot;}')
    .replaceAll('{{productName}}', 'Hearken');
  loads += 1;
  await import(/* @vite-ignore */ `../../src/inline/opening.js?load=${loads}`);
}

/** What a person sees of the frame. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-frame]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.frame);
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

let isTouch = false;

beforeEach(() => {
  isTouch = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('before the application is there, the page shows', () => {
  it('the slogan at home', async () => {
    await openPage('/');
    expect(shown()).toEqual(['home']);
    expect(screen.getByRole('heading', { name: 'Always someone to talk to' })).toBeVisible();
  });

  it.each(['/signup', '/SignUp/', '/signup?x=1'])(
    'the heading of a visitor’s page at %s',
    async (address) => {
      await openPage(address);
      expect(shown()).toEqual(['visitor']);
      expect(screen.getByRole('heading')).toHaveTextContent('Sign up');
    },
  );

  it('the prompt box in the chat to whoever may have a session', async () => {
    await openPage('/chat', { hasSession: true });
    expect(shown()).toEqual(['person']);
    expect(box()).toHaveFocus();
    expect(screen.getByText('You can already write', { exact: false })).toBeVisible();
  });

  it('no box on a person’s other pages', async () => {
    await openPage('/profile/questions', { hasSession: true });
    expect(shown()).toEqual(['person']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each(['/chat', '/profile', '/?code=1&state=2', '/admin/prompts'])(
    'the name and a spinner at %s to whoever has no session yet',
    async (address) => {
      await openPage(address);
      expect(shown()).toEqual(['waiting']);
      expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    },
  );

  it('a sentence and a way on when the application cannot be loaded', async () => {
    await openPage('/chat', { hasSession: true });
    const script = document.createElement('script');
    document.body.append(script);
    fireEvent.error(script);
    expect(shown()).toEqual(['failed']);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('the same when a script of the application breaks, and nothing of what breaks in other scripts', async () => {
    await openPage('/');
    fireEvent(window, new ErrorEvent('error', { filename: 'chrome-extension://helper/script.js' }));
    expect(shown()).toEqual(['home']);
    fireEvent(window, new ErrorEvent('error', { filename: `${location.origin}/assets/index.js` }));
    expect(shown()).toEqual(['failed']);
  });

  it('nothing of a failing script once the application is there', async () => {
    await openPage('/');
    document.getElementById('opening')?.remove();
    const script = document.createElement('script');
    document.body.append(script);
    expect(() => fireEvent.error(script)).not.toThrow();
  });
});

describe('what is typed before the application is there', () => {
  it('can be sent, which the page promises, and takes back when the person goes on writing', async () => {
    await openPage('/chat', { hasSession: true });
    const user = userEvent.setup();
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toBeDisabled();
    await user.type(box(), 'Hello{Enter}');
    expect(box()).toHaveValue('Hello');
    expect(screen.getByText('goes out once the chat is open', { exact: false })).toBeVisible();
    await user.type(box(), ' again');
    expect(screen.getByText('You can already write', { exact: false })).toBeVisible();
    await user.click(send);
    expect(screen.getByText('goes out once the chat is open', { exact: false })).toBeVisible();
  });

  it('gets a new line from Shift and Enter, and on a touch keyboard from Enter', async () => {
    await openPage('/chat', { hasSession: true });
    const user = userEvent.setup();
    await user.type(box(), 'one{Shift>}{Enter}{/Shift}two');
    expect(box()).toHaveValue('one\ntwo');

    isTouch = true;
    await openPage('/chat', { hasSession: true });
    expect(box()).not.toHaveFocus();
    await user.type(box(), 'one{Enter}two');
    expect(box()).toHaveValue('one\ntwo');
  });

  it('becomes the draft of the person whose device this is when the page is left', async () => {
    rememberPerson('auth0|ann');
    writePromptDraft('auth0|ann', 'From before');
    await openPage('/chat', { hasSession: true });
    await userEvent.setup().type(box(), 'and now');
    fireEvent(window, new Event('pagehide'));
    expect(readPromptDraft('auth0|ann')).toBe('From before\nand now');
  });

  it('is kept for nobody where nobody has signed in', async () => {
    await openPage('/chat', { hasSession: true });
    await userEvent.setup().type(box(), 'hello');
    fireEvent(window, new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });
});
