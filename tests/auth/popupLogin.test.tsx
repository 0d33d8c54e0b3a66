import { Auth0Client } from '@auth0/auth0-spa-js';
import { type HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logInThroughPopup, playPopup, playTokenEndpoint, startSdk } from '../support/popupLogin';
import { server } from '../support/server';

// No screen calls the popup login (D-64), so it is tried here, with the real SDK.

afterEach(() => vi.useRealTimers());

describe('a popup login', () => {
  it('opens a window of 400 by 600 and asks there for what a redirect login asks for', async () => {
    const sdk = await startSdk();
    const endpoint = playTokenEndpoint();
    await logInThroughPopup(sdk, endpoint);
    const [address, , features] = vi.mocked(window.open).mock.lastCall ?? [];
    expect(address).toBe('');
    expect(features).toMatch(/width=400,height=600/);
    expect(endpoint.requests).toEqual([
      expect.objectContaining({ grant_type: 'authorization_code', code: 'a-code', client_id: 'client' }),
    ]);
    expect(await sdk.getToken({ fresh: false })).toBe('access-1');
  });

  it('says so when no window can be opened', async () => {
    const sdk = await startSdk();
    vi.spyOn(window, 'open').mockReturnValue(null);
    await expect(sdk.loginWithPopup()).rejects.toThrow(
      'Unable to open a popup for loginWithPopup - window.open returned `null`',
    );
  });

  it('hands on what the provider says', async () => {
    const sdk = await startSdk();
    const { asked, answer } = playPopup();
    const login = sdk.loginWithPopup();
    const { state, response_mode } = await asked();
    expect(response_mode).toBe('web_message');
    answer({ error: 'access_denied', error_description: 'The person said no.', state });
    await expect(login).rejects.toMatchObject({
      error: 'access_denied',
      error_description: 'The person said no.',
    });
  });

  it('does not take an answer to another login', async () => {
    const sdk = await startSdk();
    const { asked, answer } = playPopup();
    const login = sdk.loginWithPopup();
    await asked();
    answer({ code: 'a-code', state: 'of another login' });
    await expect(login).rejects.toThrow('Invalid state');
  });
});

describe('the time of a popup login', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('ends within a second of the window’s being closed', async () => {
    const sdk = await startSdk();
    const { popup, asked } = playPopup();
    const login = sdk.loginWithPopup();
    const refusal = expect(login).rejects.toMatchObject({ error: 'cancelled', message: 'Popup closed' });
    await asked();
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    await refusal;
  });

  it('ends after a minute', async () => {
    const sdk = await startSdk();
    const { asked } = playPopup();
    let error: { error?: string } | undefined;
    sdk.loginWithPopup().catch((thrown: { error?: string }) => {
      error = thrown;
    });
    await asked();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(error).toMatchObject({ error: 'timeout' });
  });
});

describe('a token', () => {
  it('counts as expired a minute early', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sdk = await startSdk({ refreshTokens: true, refreshTokensFallback: false });
    await logInThroughPopup(sdk, playTokenEndpoint({ expires_in: 90 }));
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await sdk.getToken({ fresh: false })).toBe('access-1');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(sdk.getToken({ fresh: false })).rejects.toThrow('Missing Refresh Token');
  });

  it('cannot be renewed without a refresh token and without the fallback; the error names what was wanted', async () => {
    const sdk = await startSdk({ refreshTokensFallback: false });
    await logInThroughPopup(sdk, playTokenEndpoint());
    await expect(sdk.getToken({ fresh: true })).rejects.toMatchObject({
      error: 'missing_refresh_token',
      message:
        "Missing Refresh Token (audience: 'https://audience.test', scope: 'openid profile email offline_access')",
    });
  });

  it('is given up when the provider takes longer than ten seconds, three times in a row', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const sdk = await startSdk();
    let requests = 0;
    server.use(
      http.post('http://login.test/oauth/token', () => {
        requests += 1;
        return new Promise<HttpResponse<null>>(() => undefined);
      }),
    );
    const { asked, answer } = playPopup();
    let reason = '';
    sdk.loginWithPopup().catch((error: Error) => {
      reason = error.message;
    });
    const { state } = await asked();
    answer({ code: 'a-code', state });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(reason).toBe('');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reason).toBe("Timeout when executing 'fetch'");
    expect(requests).toBe(3);
  });
});

it('a callback without a query is refused', async () => {
  const client = new Auth0Client({ domain: 'login.test', clientId: 'client' });
  await expect(client.handleRedirectCallback('http://localhost/')).rejects.toThrow(
    'There are no query params available for parsing.',
  );
});
