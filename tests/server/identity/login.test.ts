import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, tokensOf } from '../../sandbox/support/browser';
import { appOrigin, openSandbox, type Person, type TestSandbox } from '../../sandbox/support/openSandbox';

let sandbox: TestSandbox;
let person: Person;

beforeAll(async () => {
  sandbox = await openSandbox();
  person = await sandbox.person({ name: 'Ada Example', permissions: ['read:admin'] });
});
afterAll(() => sandbox.close());

const verify = async (jwt: string) => {
  const keys = createRemoteJWKSet(new URL(`${sandbox.url}/.well-known/jwks.json`));
  return jwtVerify(jwt, keys, { issuer: `${sandbox.url}/`, algorithms: ['RS256'] });
};

const asPage = (end: Response | URL): Response => {
  if (end instanceof URL) throw new Error(`Went on to ${end}`);
  return end;
};

describe('signing in', () => {
  it('gives a code for the login form and tokens for the code', async () => {
    const browser = openBrowser(sandbox);
    const callback = await browser.logIn(person);
    expect(`${callback.target.origin}${callback.target.pathname}`).toBe(`${appOrigin}/`);
    expect(callback.target.searchParams.get('state')).toBe('the state');

    const { status, body, headers } = await browser.exchange(callback);
    expect(status).toBe(200);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(body).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid profile email offline_access',
      refresh_token: expect.any(String),
    });

    const id = await verify(body.id_token);
    expect(id.payload).toMatchObject({
      iss: `${sandbox.url}/`,
      sub: person.id,
      aud: 'hearken-app',
      nonce: callback.nonce,
      name: 'Ada Example',
      email: person.email,
    });
    const access = await verify(body.access_token);
    expect(access.payload).toMatchObject({
      iss: `${sandbox.url}/`,
      sub: person.id,
      aud: 'https://api.hearken.example',
      azp: 'hearken-app',
      scope: 'openid profile email offline_access',
      permissions: ['read:admin'],
      'https://hearken.example/roles': ['AppUser'],
    });
  });

  it('gives no refresh token unless offline access was asked for', async () => {
    const browser = openBrowser(sandbox);
    const { body } = await browser.exchange(await browser.logIn(person, { scope: 'openid profile email' }));
    expect(body).not.toHaveProperty('refresh_token');
    expect(body.scope).toBe('openid profile email');
  });

  it('stays signed in: the next request goes straight through', async () => {
    const browser = openBrowser(sandbox);
    await browser.logIn(person);
    const { end } = await browser.authorize();
    expect(end).toBeInstanceOf(URL);
  });

  it('says the same for a wrong password and an unknown address, and keeps the address', async () => {
    const texts: string[] = [];
    for (const email of [person.email, 'nobody@example.com']) {
      const browser = openBrowser(sandbox);
      const page = asPage((await browser.authorize()).end);
      const refused = asPage(await browser.submit(page, { email, password: 'wrong' }));
      expect(refused.status, 'shown again, not the answer to the form').toBe(200);
      const text = await refused.text();
      expect(text).toContain('role="alert"');
      expect(text).toContain(`value="${email}"`);
      expect(text).not.toContain('wrong');
      texts.push(text.replaceAll(email, '…').replaceAll(/\/login\/[\w-]+/g, '…'));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('goes on after a wrong password', async () => {
    const browser = openBrowser(sandbox);
    const { end } = await browser.authorize();
    const again = asPage(await browser.submit(asPage(end), { ...person, password: 'wrong' }));
    expect(await browser.submit(again, person)).toBeInstanceOf(URL);
  });

  it('says that a login was refused once: loaded again, the form is as at first', async () => {
    const browser = openBrowser(sandbox);
    const page = asPage((await browser.authorize()).end);
    const sent = await browser.go(page.url, {
      method: 'POST',
      body: new URLSearchParams({ email: person.email, password: 'wrong' }),
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).not.toContain('@');
    expect(await (await browser.go(page.url)).text()).toContain(`value="${person.email}"`);
    const again = await (await browser.go(page.url)).text();
    expect(again).not.toContain('role="alert"');
    expect(again).not.toContain(person.email);
  });

  it('sends whoever comes Back to the form of a finished login on to the application', async () => {
    const browser = openBrowser(sandbox);
    const page = asPage((await browser.authorize()).end);
    await browser.submit(page, person);
    const back = await browser.go(page.url);
    expect([back.status, back.headers.get('Location')]).toEqual([303, `${appOrigin}/`]);
    expect((await browser.go(page.url, { method: 'POST' })).status, 'a form sent again').toBe(400);
  });

  it('sends the form of another tab on where the person has signed in meanwhile, unless they are to sign in anew', async () => {
    const browser = openBrowser(sandbox);
    const waiting = asPage((await browser.authorize({ state: 'of the other tab' })).end);
    await browser.logIn(person);
    const anew = asPage((await browser.authorize({ prompt: 'login' })).end);
    const went = await browser.follow(await browser.go(waiting.url));
    expect(went).toBeInstanceOf(URL);
    expect((went as URL).searchParams.get('state')).toBe('of the other tab');
    expect((went as URL).searchParams.get('code')).toMatch(/.{20,}/);
    expect((await browser.go(anew.url)).status).toBe(200);
  });

  it('shows a login page that carries no script and cannot be framed, with the hint escaped', async () => {
    const page = asPage(
      (await openBrowser(sandbox).authorize({ login_hint: '"><script>alert(1)</script>' })).end,
    );
    const policy = page.headers.get('Content-Security-Policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${appOrigin}`);
    expect(policy).toContain("frame-ancestors 'none'");
    const text = await page.text();
    expect(text).toContain('<title>Log in - Hearken</title>');
    expect(text).not.toContain('<script');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  it('serves the style and the mark of its pages', async () => {
    for (const [path, type] of [
      ['/login.css', 'text/css'],
      ['/login-mark.svg', 'image/svg+xml'],
    ]) {
      const response = await fetch(`${sandbox.url}${path}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain(type);
    }
  });

  it('explains a login that has expired or belongs to another browser', async () => {
    const page = asPage((await openBrowser(sandbox).authorize()).end);
    const elsewhere = await openBrowser(sandbox).go(page.url);
    expect(elsewhere.status).toBe(400);
    expect(await elsewhere.text()).toContain('This login has expired.');
  });

  it('asks again and tells the time of the login when it may not be old', async () => {
    const browser = openBrowser(sandbox);
    await browser.logIn(person);
    const { body } = await browser.exchange(await browser.logIn(person, { max_age: '600' }));
    expect((await verify(body.id_token)).payload.auth_time).toBeTypeOf('number');

    const { end } = await browser.authorize({ prompt: 'login' });
    expect(asPage(end).url).toContain('/login/');
  });

  it('puts the organization into the ID token', async () => {
    const browser = openBrowser(sandbox);
    const byId = await browser.exchange(await browser.logIn(person, { organization: 'org_123' }));
    expect((await verify(byId.body.id_token)).payload.org_id).toBe('org_123');
    const renewed = await browser.refresh(byId.body.refresh_token);
    expect((await verify(renewed.body.id_token)).payload.org_id).toBe('org_123');
    const byName = await browser.exchange(await browser.logIn(person, { organization: 'Acme' }));
    expect((await verify(byName.body.id_token)).payload.org_name).toBe('acme');
  });

  it('tells who is signed in', async () => {
    const { access_token } = await tokensOf(sandbox, person);
    const headers = { Authorization: `Bearer ${access_token}`, Origin: appOrigin };
    const response = await fetch(`${sandbox.url}/userinfo`, { headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(await response.json()).toEqual({ sub: person.id, name: 'Ada Example', email: person.email });
    expect((await fetch(`${sandbox.url}/userinfo`)).status).toBe(401);
  });
});

describe('what is refused', () => {
  it('a foreign redirect address, without going there', async () => {
    const page = asPage(
      (await openBrowser(sandbox).authorize({ redirect_uri: 'https://evil.example/' })).end,
    );
    expect(page.status).toBe(400);
    const almost = asPage((await openBrowser(sandbox).authorize({ redirect_uri: `${appOrigin}/chat` })).end);
    expect(almost.status).toBe(400);
    expect(await almost.text()).toContain('Back to Hearken');
  });

  it('an unknown audience', async () => {
    const { end } = await openBrowser(sandbox).authorize({ audience: 'https://other.example' });
    expect(end).toBeInstanceOf(URL);
    expect((end as URL).searchParams.get('error')).toBe('invalid_target');
    expect((end as URL).searchParams.get('state')).toBe('the state');
  });

  it('a request without a code challenge', async () => {
    const { end } = await openBrowser(sandbox).authorize({ code_challenge: '', code_challenge_method: '' });
    expect((end as URL).searchParams.get('error')).toBe('invalid_request');
  });

  it('a code with another verifier, and a code used twice', async () => {
    const browser = openBrowser(sandbox);
    const callback = await browser.logIn(person);
    const wrong = await browser.exchange({ ...callback, verifier: 'x'.repeat(43) });
    expect(wrong).toMatchObject({ status: 403, body: { error: 'invalid_grant' } });

    const first = await browser.exchange(callback);
    expect(first.status).toBe(200);
    const second = await browser.exchange(callback);
    expect(second).toMatchObject({ status: 403, body: { error: 'invalid_grant' } });
    // Whoever stole the code gets nothing out of it either.
    expect(await browser.refresh(first.body.refresh_token)).toMatchObject({ status: 403 });
  });

  it('of two exchanges of one code at the same moment, one', async () => {
    const browser = openBrowser(sandbox);
    const callback = await browser.logIn(person);
    const both = await Promise.all([browser.exchange(callback), browser.exchange(callback)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('the token endpoint to pages of other origins', async () => {
    const response = await fetch(`${sandbox.url}/oauth/token`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({
        client_id: 'hearken-app',
        grant_type: 'refresh_token',
        refresh_token: 'x',
      }),
    });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('renewing', () => {
  it('swaps the refresh token, and ends the whole family when an old one comes back', async () => {
    const browser = openBrowser(sandbox);
    const first = (await browser.exchange(await browser.logIn(person))).body;
    const second = await browser.refresh(first.refresh_token, { scope: first.scope });
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(second.body.scope).toBe(first.scope);

    const refusal = {
      status: 403,
      body: { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' },
    };
    expect(await browser.refresh(first.refresh_token)).toMatchObject(refusal);
    expect(await browser.refresh(second.body.refresh_token)).toMatchObject(refusal);
    expect(await browser.refresh('made up')).toMatchObject(refusal);

    // The session is still there: the hidden frame brings a new family.
    const again = await browser.exchange(await browser.logIn(person));
    expect((await browser.refresh(again.body.refresh_token)).status).toBe(200);
  });

  it('answers the preflight of the application', async () => {
    const response = await fetch(`${sandbox.url}/oauth/token`, {
      method: 'OPTIONS',
      headers: {
        Origin: appOrigin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'auth0-client',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('auth0-client');
    expect(response.headers.get('Access-Control-Max-Age')).toBe('3600');
  });

  it.each(['/oauth/token', '/oauth/revoke', '/userinfo'])(
    'lets pages of other origins not even ask at %s',
    async (path) => {
      for (const origin of ['https://evil.example', `${appOrigin}.evil.example`, 'null']) {
        const response = await fetch(`${sandbox.url}${path}`, {
          method: 'OPTIONS',
          headers: {
            Origin: origin,
            'Access-Control-Request-Method': 'POST',
            'Access-Control-Request-Headers': 'auth0-client',
          },
        });
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
        expect(response.headers.get('Access-Control-Allow-Headers')).toBeNull();
      }
    },
  );
});

describe('the hidden frame', () => {
  const hidden = { prompt: 'none', response_mode: 'web_message' };

  it('posts login_required to the application while nobody is signed in', async () => {
    const page = asPage((await openBrowser(sandbox).authorize(hidden)).end);
    const text = await page.text();
    expect(text).toContain('"error":"login_required"');
    expect(text).toContain("type: 'authorization_response'");
    expect(text).toContain(`"redirect_uri":"${appOrigin}/"`);
    expect(page.status).toBe(200);
    expect(page.headers.get('X-Frame-Options')).toBeNull();
  });

  it('posts a code for a session', async () => {
    const browser = openBrowser(sandbox);
    await browser.logIn(person);
    const { end, verifier, nonce } = await browser.authorize(hidden);
    const [, code = ''] = /"code":"([^"]+)"/.exec(await asPage(end).text()) ?? [];
    const target = new URL(`${appOrigin}/?code=${code}`);
    expect((await browser.exchange({ target, verifier, nonce })).status).toBe(200);
  });
});

describe('signing out', () => {
  const logoutPath = (returnTo: string) =>
    `/v2/logout?${new URLSearchParams({ client_id: 'hearken-app', returnTo })}`;

  it('ends the session and its refresh tokens, and goes back to the application', async () => {
    const browser = openBrowser(sandbox);
    const { body } = await browser.exchange(await browser.logIn(person));
    const response = await browser.go(logoutPath(appOrigin));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${appOrigin}/`);
    expect(asPage((await browser.authorize()).end).url).toContain('/login/');
    expect((await browser.refresh(body.refresh_token)).status).toBe(403);
  });

  it('goes to no other site, and then changes nothing', async () => {
    const browser = openBrowser(sandbox);
    await browser.logIn(person);
    for (const returnTo of ['https://evil.example', `${appOrigin}.evil.example`, '//evil.example']) {
      const response = await browser.go(logoutPath(returnTo));
      expect(response.status).toBe(400);
      expect(response.headers.get('Location')).toBeNull();
    }
    expect((await browser.authorize()).end).toBeInstanceOf(URL);
  });
});
