import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../sandbox/support/browser';
import { appOrigin, openSandbox, type Person, type TestSandbox } from '../../sandbox/support/openSandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, 300_000);
afterAll(() => sandbox.close());

const api = (token: string, method: string, path: string, body?: unknown) =>
  fetch(`${sandbox.url}/api/users/current${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Origin: appOrigin },
    body: body === undefined ? undefined : JSON.stringify(body),
  });

/** Someone signed in, in a browser of their own. */
async function signedIn(person: Person) {
  const browser = openBrowser(sandbox);
  const { body } = await browser.exchange(await browser.logIn(person));
  return { browser, token: body.access_token as string, refreshToken: body.refresh_token as string };
}

/** Whether the login form takes these. */
async function canSignIn(person: Pick<Person, 'email' | 'password'>) {
  const browser = openBrowser(sandbox);
  const { end } = await browser.authorize();
  return (await browser.submit(end as Response, person)) instanceof URL;
}

describe('a new password', () => {
  const newPassword = 'ten chars!';

  it('signs in, and the old one doesn’t any more', async () => {
    const person = await sandbox.person();
    const { token } = await signedIn(person);
    expect((await api(token, 'POST', '/setPassword', { newPassword })).status).toBe(204);
    expect(await canSignIn(person)).toBe(false);
    expect(await canSignIn({ email: person.email, password: newPassword })).toBe(true);
  });

  it('ends sessions and refresh tokens everywhere, and lets the application sign out by itself', async () => {
    const person = await sandbox.person();
    const here = await signedIn(person);
    const elsewhere = await signedIn(person);
    await api(here.token, 'POST', '/setPassword', { newPassword });
    for (const { browser, refreshToken } of [here, elsewhere]) {
      expect((await browser.refresh(refreshToken)).status).toBe(403);
      const { end } = await browser.authorize();
      expect(end).not.toBeInstanceOf(URL);
    }
    // No call of the page that is still open fails before the sign-out.
    expect((await api(here.token, 'GET', '/status')).status).toBe(200);
    const out = await here.browser.go(`/v2/logout?client_id=hearken-app&returnTo=${appOrigin}`);
    expect([out.status, out.headers.get('Location')]).toEqual([302, `${appOrigin}/`]);
  });

  it('has at least ten characters', async () => {
    const person = await sandbox.person();
    const { token } = await signedIn(person);
    const refused = await api(token, 'POST', '/setPassword', { newPassword: 'nine char' });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { field: 'newPassword', message: 'Password must be longer than 10 characters' },
    ]);
    expect(await canSignIn(person)).toBe(true);
  });
});

describe('a removed account', () => {
  it('has tokens, sessions and a password no more', async () => {
    const person = await sandbox.person({ chats: 6 });
    const { browser, token, refreshToken } = await signedIn(person);
    expect((await api(token, 'DELETE', '')).status).toBe(204);
    for (const [method, path] of [
      ['GET', '/status'],
      ['GET', ''],
      ['DELETE', ''],
    ] as const)
      expect((await api(token, method, path)).status).toBe(401);
    expect((await browser.refresh(refreshToken)).status).toBe(403);
    const out = await browser.go(`/v2/logout?client_id=hearken-app&returnTo=${appOrigin}`);
    expect(out.status).toBe(302);
    expect(await canSignIn(person)).toBe(false);
  });

  it('leaves its address free for another, who is somebody else', async () => {
    const person = await sandbox.person({ name: 'Ada Berg' });
    const { token } = await signedIn(person);
    await api(token, 'DELETE', '');
    const next = await sandbox.person({ email: person.email, name: 'Kim Berg', start: 'todo' });
    expect(next.id).not.toBe(person.id);
    const profile = await api((await signedIn(next)).token, 'GET', '');
    expect(await profile.json()).toMatchObject({ name: 'Kim Berg', email: person.email, languageCode: null });
  });
});
