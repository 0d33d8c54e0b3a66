import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, vi } from 'vitest';
import type { Sdk } from '../../src/auth/Auth0Adapter';
import type { AuthSettings } from '../../src/auth/settings';
import { startSignIn } from '../../src/auth/signIn';
import { server } from './server';

const settings: AuthSettings = {
  domain: 'http://login.test',
  clientId: 'client',
  audience: 'https://audience.test',
  rolesClaim: 'roles',
  refreshTokens: true,
  refreshTokensFallback: true,
  cache: 'memory',
  organization: null,
  maxAgeSeconds: null,
};

/** Starts the real SDK behind what the application sees of it, as no page of its own shows it. */
export function startSdk(changes: Partial<AuthSettings> = {}): Promise<Sdk> {
  onTestFinished(clearCookies);
  return startSignIn({ ...settings, ...changes }).ready;
}

/** The next test's SDK must not look up this one's session. */
function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookies that the SDK sets in the same way
    document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0`;
  }
}

/**
 * Stands in for the window that `window.open` gives.
 *
 * @param provider where its answers come from
 */
export function playPopup(provider = settings.domain) {
  const popup = { location: { href: '' }, closed: false, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  return {
    popup,
    open,
    /** What the popup was sent to ask the provider, once it has been. */
    asked: async () => {
      await vi.waitFor(() => expect(popup.location.href).not.toBe(''));
      return Object.fromEntries(new URL(popup.location.href).searchParams);
    },
    /** The provider's page in the popup reports to the application. */
    answer: (response: object) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: provider,
          data: { type: 'authorization_response', response },
        }),
      ),
  };
}

const seconds = () => Math.floor(Date.now() / 1000);

const jwt = (claims: object, alg: string) =>
  [...[{ alg }, claims].map((part) => btoa(JSON.stringify(part))), 'c2ln'].join('.');

/**
 * The token endpoint answers every request with a good token whose ID token has these claims as well; one that is
 * undefined is left out.
 */
export function playTokenEndpoint({
  claims = {},
  alg = 'RS256',
  ...changes
}: {
  claims?: object;
  alg?: string;
  /** In place of the whole ID token. */
  id_token?: unknown;
  expires_in?: number;
} = {}) {
  const requests: Record<string, string>[] = [];
  let nonce = '';
  server.use(
    http.post('http://login.test/oauth/token', async ({ request }) => {
      requests.push(Object.fromEntries(new URLSearchParams(await request.text())));
      const now = seconds();
      const good = { iss: 'http://login.test/', sub: 'ann', aud: 'client', nonce, iat: now, exp: now + 3600 };
      return HttpResponse.json({
        access_token: `access-${requests.length}`,
        id_token: jwt({ ...good, ...claims }, alg),
        expires_in: 3600,
        scope: 'openid profile email offline_access',
        token_type: 'Bearer',
        ...changes,
      });
    }),
  );
  return {
    requests,
    expectNonce: (sent = '') => {
      nonce = sent;
    },
  };
}

/** Signs in through a popup, with whatever the token endpoint says. */
export async function logInThroughPopup(sdk: Sdk, endpoint: ReturnType<typeof playTokenEndpoint>) {
  const { asked, answer } = playPopup();
  const login = sdk.loginWithPopup();
  // Whoever awaits the login hears of its failure; until then it is nobody's.
  login.catch(() => undefined);
  const { state, nonce } = await asked();
  endpoint.expectNonce(nonce);
  answer({ code: 'a-code', state });
  await login;
}
