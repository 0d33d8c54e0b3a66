import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import type { AuthProvider } from '../../src/auth/AuthProvider';
import { readDraft, writeDraft } from '../../src/shared/drafts/drafts';
import { blockStorage } from '../support/blockedStorage';
import { equipBrowser } from '../support/browser';
import { ann, bob, createFakeAuth, FakeAuthProvider, signedIn, signedOut } from '../support/fakeAuth';
import { address } from '../support/render';

type AuthProviderProps = ComponentProps<typeof AuthProvider>;
let events: AuthProviderProps;
let session = createFakeAuth(signedOut);

// The session itself has its own tests; here the test plays what it reports.
vi.mock('../../src/auth/AuthProvider', () => ({
  AuthProvider: ({ children, ...given }: AuthProviderProps & { children: ReactNode }) => {
    events = { ...given, children };
    const [fake] = useState(session);
    return <FakeAuthProvider session={fake}>{children}</FakeAuthProvider>;
  },
}));

function open(path: string, state = signedOut) {
  equipBrowser();
  session = createFakeAuth(state);
  window.history.replaceState(null, '', path);
  return render(<App />);
}

beforeEach(() => vi.resetAllMocks());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('the application', () => {
  it('goes to the target of a login that has come back', async () => {
    open('/?code=1&state=2');
    await screen.findByRole('button', { name: 'Log in' });
    act(() => events.onReturn('/forbidden?x=1'));
    expect(await screen.findByRole('heading', { name: /You do not have access/ })).toBeVisible();
    expect(address()).toBe('/forbidden?x=1');
  });

  it('goes home after a login that failed, at whatever path it came back, and leads to its target from there', async () => {
    open('/news?error=access_denied&state=2');
    act(() => events.onLoginFailed(new Error('Invalid state'), '/news'));
    expect(address()).toBe('/');
    (await screen.findByRole('button', { name: 'Log in' })).click();
    expect(session.login).toHaveBeenCalledExactlyOnceWith('/news');
  });

  it('leads nobody away by a login that ends late', async () => {
    open('/?code=1&state=2');
    await screen.findByRole('button', { name: 'Log in' });
    act(() => events.onLoginFailed(new Error('Timeout'), '/news'));
    window.history.pushState(null, '', '/nowhere');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('heading', { name: 'The page you requested is not available.' });
    act(() => events.onReturn('/news'));
    act(() => events.onLoginFailed(new Error('Failed to fetch'), '/news'));
    expect(address()).toBe('/nowhere');
  });

  it('forgets a person’s drafts when they sign out', async () => {
    open('/nowhere', signedIn());
    await screen.findByRole('heading', { name: 'The page you requested is not available.' });
    writeDraft(ann.sub, 'prompt', 'Half a thought');
    act(() => events.onSignOut(ann.sub));
    expect(readDraft(ann.sub, 'prompt')).toBe('');
  });

  it('forgets the drafts of everybody else when somebody signs in', async () => {
    writeDraft(bob.sub, 'prompt', 'His thought');
    open('/nowhere', signedIn());
    await screen.findByRole('heading', { name: 'The page you requested is not available.' });
    expect(readDraft(bob.sub, 'prompt')).toBe('');
  });

  it.each([
    ['a visitor', signedOut],
    ['somebody who is signed in', signedIn()],
  ])('starts for %s in a browser that forbids its storage', async (_who, state) => {
    blockStorage();
    open('/nowhere', state);
    expect(
      await screen.findByRole('heading', { name: 'The page you requested is not available.' }),
    ).toBeVisible();
    expect(document.querySelector('[role=alert]')).not.toBeInTheDocument();
  });
});
