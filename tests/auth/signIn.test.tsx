import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Auth0AdapterProps, Sdk, SdkState } from '../../src/auth/Auth0Adapter';
import type { AuthSettings } from '../../src/auth/settings';
import { startSignIn } from '../../src/auth/signIn';

// The SDK is played here. The real one is tried in popupLogin.test.tsx, and against the provider in the end-to-end tests.
const rendered = vi.hoisted(() => vi.fn<(props: Auth0AdapterProps) => void>());
vi.mock('../../src/auth/Auth0Adapter', () => ({
  Auth0Adapter: (props: Auth0AdapterProps) => {
    rendered(props);
    return null;
  },
}));

const settings = { clientId: 'client' } as AuthSettings;
const sdk = {
  getToken: vi.fn<Sdk['getToken']>(),
  getTokenAtHand: vi.fn<Sdk['getTokenAtHand']>(),
} as unknown as Sdk;
const ann: SdkState = {
  isAuthenticated: true,
  user: { sub: 'auth0|ann', name: 'Ann' },
  idTokenClaims: undefined,
  accessToken: 'token',
  error: undefined,
};

/** What the SDK tells, once it has been started. */
async function adapter(): Promise<Auth0AdapterProps> {
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled());
  const props = rendered.mock.lastCall?.[0];
  if (!props) throw new Error('The SDK was not started');
  return props;
}

const watcher = () => ({ onState: vi.fn(), onReturn: vi.fn() });
const comeTo = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => void vi.resetAllMocks());
afterEach(() => comeTo('/'));

describe('the sign-in', () => {
  it('starts outside of the page that is drawn, with its settings', async () => {
    startSignIn(settings);
    expect((await adapter()).settings).toBe(settings);
  });

  it('tells whoever listens who is signed in, and whoever comes later what it knows', async () => {
    const signIn = startSignIn(settings);
    const [first, later] = [watcher(), watcher()];
    signIn.watch(first);
    expect(first.onState).not.toHaveBeenCalled();
    (await adapter()).onState(ann);
    expect(first.onState).toHaveBeenCalledExactlyOnceWith(ann);
    signIn.watch(later);
    expect(later.onState).toHaveBeenCalledExactlyOnceWith(ann);
  });

  it('hands on the target of a login that came back before anybody listened, once, before its state', async () => {
    const signIn = startSignIn(settings);
    const { onReturn, onState } = await adapter();
    onReturn('/news');
    onState(ann);
    const [first, later] = [watcher(), watcher()];
    signIn.watch(first);
    signIn.watch(later);
    expect(first.onReturn).toHaveBeenCalledExactlyOnceWith('/news');
    expect(later.onReturn).not.toHaveBeenCalled();
    expect(first.onReturn.mock.invocationCallOrder[0]).toBeLessThan(
      first.onState.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('gives what can be asked for once it is ready', async () => {
    vi.mocked(sdk.getToken).mockResolvedValue('fresh');
    vi.mocked(sdk.getTokenAtHand).mockResolvedValue('at hand');
    const signIn = startSignIn(settings);
    (await adapter()).onReady(sdk);
    const ready = await signIn.ready;
    expect(await ready.getToken({ fresh: true })).toBe('fresh');
    expect(sdk.getToken).toHaveBeenCalledExactlyOnceWith({ fresh: true });
    expect(await ready.getTokenAtHand()).toBe('at hand');
  });

  it('that cannot start, as without cryptography, says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    rendered.mockImplementation(() => {
      throw new Error('No cryptography');
    });
    await expect(startSignIn(settings).ready).rejects.toThrow('No cryptography');
  });
});

describe('the provider', () => {
  /** Whether it has been said, by now, that the provider was asked. */
  const watch = (hasAsked: Promise<unknown>) => {
    const heard = vi.fn();
    void hasAsked.then(heard);
    return heard;
  };

  it('has been asked once its hidden frame is in the page', async () => {
    const heard = watch(startSignIn(settings).hasAsked);
    document.body.append(document.createElement('div'));
    await Promise.resolve();
    expect(heard).not.toHaveBeenCalled();
    document.body.append(document.createElement('iframe'));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    document.body.replaceChildren();
  });

  it('need not be asked where the look ends without, or a login has come back', async () => {
    const heard = watch(startSignIn(settings).hasAsked);
    (await adapter()).onReady(sdk);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    comeTo('/?code=1&state=2');
    const heardOfReturn = watch(startSignIn(settings).hasAsked);
    await vi.waitFor(() => expect(heardOfReturn).toHaveBeenCalledOnce());
  });
});

describe('the sign-in of a page', () => {
  it('is started once, by whoever asks first', async () => {
    vi.resetModules();
    const { openSignIn } = await import('../../src/auth/signIn');
    expect(openSignIn(settings)).toBe(openSignIn({ ...settings }));
    await adapter();
    expect(rendered).toHaveBeenCalledOnce();
  });
});
