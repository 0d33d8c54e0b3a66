import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../src/auth/deferred';
import type { AuthSettings } from '../../src/auth/settings';
import { signInFirst } from '../../src/auth/signInFirst';

const openSignIn = vi.hoisted(() => vi.fn());
vi.mock('../../src/auth/signIn', () => ({ openSignIn }));

const settings = { clientId: 'client' } as AuthSettings;

const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: this is the cookie that the SDK sets in the same way
  document.cookie = `auth0.client.is.authenticated=${value}`;
};

function begin() {
  const drawn = vi.fn();
  void signInFirst(settings).then(drawn);
  return drawn;
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setCookie('; Max-Age=0');
});

describe('the application', () => {
  it('is drawn at once where there is no session, and no sign-in is opened', async () => {
    const drawn = begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalledOnce();
    expect(openSignIn).not.toHaveBeenCalled();
  });

  it('is drawn once the provider has been asked for the session', async () => {
    setCookie('true');
    const asked = createDeferred<void>();
    openSignIn.mockReturnValue({ hasAsked: asked.promise });
    const drawn = begin();
    await vi.advanceTimersByTimeAsync(200);
    expect(openSignIn).toHaveBeenCalledExactlyOnceWith(settings);
    expect(drawn).not.toHaveBeenCalled();
    asked.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('is drawn after a moment all the same', async () => {
    setCookie('true');
    openSignIn.mockReturnValue({ hasAsked: new Promise(() => undefined) });
    const drawn = begin();
    await vi.advanceTimersByTimeAsync(900);
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('is drawn where the sign-in cannot start', async () => {
    setCookie('true');
    openSignIn.mockImplementation(() => {
      throw new Error('No cryptography');
    });
    const drawn = begin();
    await vi.advanceTimersByTimeAsync(0);
    expect(drawn).toHaveBeenCalledOnce();
  });
});
