import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../sandbox/settings';
import { openingLimitMs } from '../../server/support/openingLimit';
import { tokensOf } from '../support/browser';
import { openSandbox, type TestSandbox } from '../support/openSandbox';

let sandbox: TestSandbox;
let token: string;
let cardPath: string;

const send = (method: string, path: string, body?: object) =>
  fetch(sandbox.url + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });

beforeAll(async () => {
  sandbox = await openSandbox();
  const person = await sandbox.person({ permissions: ['read:admin', 'edit:feedback'] });
  token = (await tokensOf(sandbox, person)).access_token;
  const body = { category: 'bug', opinion: 2, feedback: 'Hidden button', page: '/chat' };
  await send('POST', '/api/users/current/feedback/generic', body);
  const { data } = await (await send('GET', '/api/admin/feedback/generic')).json();
  cardPath = `/api/admin/feedback/generic/${data[0].id}/trello`;
}, openingLimitMs);
afterAll(() => sandbox.close());

describe('without TRELLO_KEY a card', () => {
  it("is made on the sandbox's own board, where its link leads", async () => {
    expect(readSettings({}).taskBoard).toBeNull();
    expect((await send('GET', cardPath)).status).toBe(204);
    expect((await send('POST', cardPath)).status).toBe(204);
    const link = await (await send('GET', cardPath)).json();
    expect(link).toEqual({
      url: expect.stringMatching(new RegExp(`^${sandbox.url}/trello/c/`)),
      idShort: 1,
      name: 'Bug: Hidden button',
      listName: 'Inbox',
      closed: false,
    });
    expect(await (await fetch(link.url)).text()).toContain('Hidden button');
    expect((await send('DELETE', cardPath)).status).toBe(204);
    expect((await send('POST', `${cardPath}/1`)).status).toBe(204);
    expect((await send('POST', `${cardPath}/2`)).status).toBe(404);
  });

  it('is not made while that board fails', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sandbox.door('POST', 'faults', { method: 'GET', path: '/trello/1/*', status: 503, body: 'closed' });
    const reply = await send('GET', cardPath);
    expect(reply.status).toBe(502);
    expect(await reply.json()).toEqual({ message: 'Trello did not answer. Please try again in a moment.' });
    logged.mockRestore();
  });
});

describe('with the four variables of Trello the board', () => {
  const trello = { TRELLO_KEY: 'k', TRELLO_TOKEN: ' t ', TRELLO_BOARD: 'b', TRELLO_LIST: 'l' };

  it('is the real one', () => {
    expect(readSettings(trello).taskBoard).toEqual({ key: 'k', token: 't', board: 'b', list: 'l' });
  });

  it.each(Object.keys(trello))('is asked for %s when only that is missing', (name) => {
    expect(() => readSettings({ ...trello, [name]: ' ' })).toThrow(`${name} is missing`);
  });
});
