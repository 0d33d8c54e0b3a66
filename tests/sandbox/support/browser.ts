import { createHash, randomBytes } from 'node:crypto';
import { appOrigin, type Person, type TestSandbox } from './openSandbox';

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

/** Where a sign-in came back to, with what the application needs to go on. */
export interface Callback {
  target: URL;
  verifier: string;
  nonce: string;
}

type Query = Record<string, string>;

/** As much of a browser as a sign-in needs: cookies, redirects followed by hand, and the application's part in it. */
export function openBrowser({ url }: Pick<TestSandbox, 'url'>) {
  const cookies = new Map<string, { name: string; value: string; path: string }>();

  async function go(address: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(address, url);
    const sent = [...cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([, { name, value }]) => `${name}=${value}`);
    const headers = { ...init.headers, Cookie: sent.join('; ') };
    const response = await fetch(new URL(address, url), { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split(/=(.*)/);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    if (value) cookies.set(`${name} ${path}`, { name, value, path });
    else cookies.delete(`${name} ${path}`);
  }

  /** Follows redirects until a page, or an address outside the provider, is reached. */
  async function follow(response: Response): Promise<Response | URL> {
    const location = response.headers.get('Location');
    if (!location) return response;
    const target = new URL(location, url);
    return target.origin === url ? follow(await go(target.href)) : target;
  }

  /** Starts an authorize request: ends at a page (the login form, a web message, a problem) or at the callback. */
  async function authorize(extra: Query = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const nonce = randomBytes(8).toString('hex');
    const query = new URLSearchParams({
      client_id: 'hearken-app',
      audience: 'https://api.hearken.example',
      scope: 'openid profile email offline_access',
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: `${appOrigin}/`,
      state: 'the state',
      nonce,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { end: await follow(await go(`/authorize?${query}`)), verifier, nonce };
  }

  /** Sends the login form of the page that an authorize request ended at. */
  async function submit(page: Response, { email, password }: Pick<Person, 'email' | 'password'>) {
    return follow(await go(page.url, { method: 'POST', body: new URLSearchParams({ email, password }) }));
  }

  return {
    go,
    follow,
    authorize,
    submit,
    /** The whole way from the application to its callback. */
    async logIn(person: Pick<Person, 'email' | 'password'>, extra: Query = {}): Promise<Callback> {
      const { end, verifier, nonce } = await authorize(extra);
      const target = end instanceof URL ? end : await submit(end, person);
      if (!(target instanceof URL)) throw new Error(`Stuck at ${target.url}: ${await target.text()}`);
      return { target, verifier, nonce };
    },
    exchange: ({ target, verifier }: Callback, extra: Query = {}) =>
      tokenCall(url, {
        grant_type: 'authorization_code',
        code: target.searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: `${appOrigin}/`,
        ...extra,
      }),
    refresh: (refreshToken = '', extra: Query = {}) =>
      tokenCall(url, {
        grant_type: 'refresh_token',
        refresh_token: refreshToken,
        redirect_uri: `${appOrigin}/`,
        ...extra,
      }),
  };
}

async function tokenCall(url: string, form: Query) {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { Origin: appOrigin, 'Auth0-Client': 'e30' },
    body: new URLSearchParams({ client_id: 'hearken-app', ...form }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Signs a person in and gives the tokens. */
export async function tokensOf(sandbox: TestSandbox, person: Person): Promise<Tokens> {
  const browser = openBrowser(sandbox);
  const { body } = await browser.exchange(await browser.logIn(person));
  return body;
}
