import { request as open } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestBody } from '../../../server/http/bodyLimit';
import { openBrowser, tokensOf } from '../../sandbox/support/browser';
import { appOrigin, openSandbox, type Person, type TestSandbox } from '../../sandbox/support/openSandbox';

let sandbox: TestSandbox;
let person: Person;
let token: string;
beforeAll(async () => {
  sandbox = await openSandbox();
  person = await sandbox.person();
  token = (await tokensOf(sandbox, person)).access_token;
});
afterAll(() => sandbox.close());

const megabyte = new Uint8Array(1024 * 1024).fill(0x20);

/** A body that does not say how long it is. */
const chunked = (text: string) => new Blob([text]).stream();

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { Origin: appOrigin, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const tooLong = ' '.repeat(longestBody + 1);

async function expectRefusal(response: Response) {
  expect(response.status).toBe(413);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
  expect(await response.json()).toEqual({ message: 'This is too long: the server takes 4 MB at most.' });
}

describe('a body that is too long', () => {
  it.each([
    '/api/chats',
    '/api/nothing',
    '/media/lake.svg',
    '/sandbox/faults',
    '/wordpress/wp-json/wp/v2/posts',
    '/trello/1/cards',
    '/ip',
    '/oauth/token',
    '/login/nobody',
    '/',
  ])('is refused at %s, before anybody asks for a token, whether it says its length or not', async (path) => {
    await expectRefusal(await send(path, tooLong));
    await expectRefusal(await send(path, chunked(tooLong)));
  });

  it('is refused with an answer that can be read when all is sent, and the connection goes on', async () => {
    const body = new Blob(Array(60).fill(megabyte));
    await expectRefusal(await send('/api/chats', body));
    await expectRefusal(await send('/api/chats', body.stream()));
    expect((await fetch(`${sandbox.url}/ip`)).status).toBe(200);
  });

  it('that never ends is broken off', async () => {
    const longestUpload = 150 * megabyte.length;
    const upload = open(`${sandbox.url}/api/chats`, { method: 'POST' });
    const answered = new Promise<number>((resolve) => {
      upload.once('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.resume();
      });
    });
    let sent = 0;
    await new Promise<void>((resolve) => {
      upload.once('error', () => resolve());
      upload.once('close', () => resolve());
      const go = () => {
        if (sent > longestUpload) upload.destroy();
        if (upload.destroyed) return;
        sent += megabyte.length;
        upload.write(megabyte, go);
      };
      go();
    });
    expect(await answered).toBe(413);
    expect(sent).toBeLessThan(longestUpload);
  });

  it('tells pages of other origins nothing', async () => {
    const response = await send('/api/chats', tooLong, { Origin: 'https://evil.example' });
    expect(response.status).toBe(413);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('a body within the limit', () => {
  const chat = JSON.stringify({ input: 'A long letter. '.repeat(5_000) });

  it.each([
    ['that says its length', () => chat],
    ['that comes in pieces', () => chunked(chat)],
  ])('%s is answered as ever', async (_which, body) => {
    const response = await send('/api/chats', body(), { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
  });

  it('may be as long as the limit', async () => {
    const text = ' '.repeat(longestBody);
    expect((await send('/api/nothing', text)).status).toBe(404);
    expect((await send('/api/nothing', chunked(text))).status).toBe(404);
  });

  it('may come in pieces everywhere', async () => {
    const email = 'in-pieces@example.com';
    const made = await send('/sandbox/accounts', chunked(JSON.stringify({ email })));
    expect(await made.json()).toMatchObject({ email });

    const browser = openBrowser(sandbox);
    const { refresh_token } = (await browser.exchange(await browser.logIn(person))).body;
    const form = { client_id: 'hearken-app', grant_type: 'refresh_token', refresh_token };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const renewed = await send('/oauth/token', chunked(String(new URLSearchParams(form))), headers);
    expect(renewed.status).toBe(200);
  });

  it('is told apart by its sender when it comes in pieces', async () => {
    const browser = openBrowser(sandbox);
    const { refresh_token } = (await browser.exchange(await browser.logIn(person))).body;
    const account = person.email;
    await sandbox.door('POST', 'faults', { method: 'POST', path: '/oauth/token', status: 503, account });
    const form = { client_id: 'hearken-app', grant_type: 'refresh_token', refresh_token };
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const faulted = await send('/oauth/token', chunked(String(new URLSearchParams(form))), headers);
    expect(faulted.status).toBe(503);
  });
});
