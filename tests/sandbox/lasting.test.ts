import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChats, sendChat } from '../../src/api/chat';
import { openBrowser } from './support/browser';
import { openSandbox, type TestSandbox } from './support/openSandbox';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'hearken-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('a restart', () => {
  it('keeps sessions, refresh tokens, access tokens, logins under way and the conversation', async () => {
    const before = await openSandbox({ dir });
    const person = await before.person();
    const browser = openBrowser(before);
    const { body } = await browser.exchange(await browser.logIn(person));
    const other = openBrowser(before);
    const { end: page } = await other.authorize();
    const headers = { Authorization: `Bearer ${body.access_token}`, 'Content-Type': 'application/json' };
    const chats = { method: sendChat.method, headers, body: JSON.stringify({ input: 'Remember this.' }) };
    expect((await fetch(before.url + sendChat.path, chats)).status).toBe(200);
    const conversation = async ({ url }: TestSandbox) =>
      (await fetch(`${url}${listChats.path}`, { headers })).json();
    const said = await conversation(before);
    await before.close();

    const after = await openSandbox({ dir }, before.port);
    try {
      expect((await browser.authorize({ prompt: 'none' })).end).toBeInstanceOf(URL);
      expect((await browser.refresh(body.refresh_token)).status).toBe(200);
      expect((await fetch(`${after.url}/userinfo`, { headers })).status).toBe(200);
      expect(said).toMatchObject([{ data: { text: 'Remember this.' } }, {}]);
      expect(await conversation(after)).toEqual(said);
      expect(await other.submit(page as Response, person)).toBeInstanceOf(URL);
    } finally {
      await after.close();
    }
  }, 120_000);
});
