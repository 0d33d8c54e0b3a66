import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trelloCards } from '../../../sandbox/db/tables';
import { standInAccount } from '../../../sandbox/standIns/trello/lists';
import { createTrello, standInPath } from '../../../sandbox/standIns/trello/standIn';
import type { Database } from '../../../server/db/database';
import { createTaskBoard, TaskBoardFailure } from '../../../server/integrations/taskBoard';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

interface Asked {
  line: string;
  authorization: string | undefined;
  body: unknown;
}

/** What another board than the stand-in was asked, and how it answers. */
let asked: Asked[];
let other: (line: string) => { status?: number; headers?: Record<string, string>; body: string } | null;
let database: Database;
let server: Server;
let url: string;

beforeAll(async () => {
  database = await borrowDatabase();
  const clock = { now: () => new Date('2030-06-15T12:00:00Z') };
  const standIn = getRequestListener(createTrello({ db: database.db, clock }).fetch);
  server = createServer(async (request, response) => {
    if (request.url?.startsWith(standInPath)) {
      await standIn(request, response);
      return;
    }
    const text = await textOf(request);
    const line = `${request.method} ${request.url}`;
    asked.push({ line, authorization: request.headers.authorization, body: text && JSON.parse(text) });
    const reply = other(line);
    if (reply) response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, openingLimitMs);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});
beforeEach(async () => {
  asked = [];
  await database.db.delete(trelloCards);
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const account = { key: 'the-key', token: 'the-token', board: 'b/1', list: 'l1' };
const board = (address = url, timeLimitMs?: number) => createTaskBoard(account, address, timeLimitMs);
const card = {
  ...{ id: 'c1', idShort: 12, name: 'A card', closed: true, idList: 'l2', desc: '' },
  url: 'https://trello.com/c/x',
};
const boardAnswers = (replies: Record<string, unknown>, status = 200) => {
  other = (line) => {
    const [, body] = Object.entries(replies).find(([part]) => line.includes(part)) ?? [];
    if (body === undefined) return { status: 404, body: 'The requested resource was not found.' };
    return { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  };
};

describe('a board on Trello', () => {
  it('is asked for a card by its number and for the name of its list, with key and token', async () => {
    boardAnswers({ '/cards/12': card, '/lists/l2': { id: 'l2', name: 'Doing' } });
    expect(await board().findCard(12)).toEqual({
      idShort: 12,
      name: 'A card',
      url: 'https://trello.com/c/x',
      listName: 'Doing',
      closed: true,
    });
    expect(asked.map(({ line }) => line)).toEqual([
      'GET /boards/b%2F1/cards/12?fields=idShort,name,url,closed,idList',
      'GET /lists/l2?fields=name',
    ]);
    for (const { authorization } of asked)
      expect(authorization).toBe('OAuth oauth_consumer_key="the-key", oauth_token="the-token"');
  });

  it('that has no such card says so', async () => {
    boardAnswers({});
    expect(await board().findCard(12)).toBeNull();
  });

  it('gets a new card at the top of the list', async () => {
    boardAnswers({ '/cards': card });
    expect(await board().createCard({ name: 'A card', description: 'Why' })).toBe(12);
    expect(asked).toMatchObject([
      { line: 'POST /cards', body: { idList: 'l1', name: 'A card', desc: 'Why', pos: 'top' } },
    ]);
  });

  it.each([
    ['an error', 'invalid key', 401],
    ['too much', 'Rate limit exceeded', 429],
    ['HTML', '<h1>Hello</h1>', 200],
    ['no card', {}, 200],
  ])('that answers %s fails', async (_what, body, status) => {
    boardAnswers({ '/cards': body }, status);
    await expect(board().findCard(12)).rejects.toThrow(TaskBoardFailure);
    await expect(board().createCard({ name: '', description: '' })).rejects.toThrow(TaskBoardFailure);
  });

  it('that hangs, is not there, or does not know the list of new cards fails', async () => {
    other = () => null;
    await expect(board(url, 50).findCard(12)).rejects.toThrow(TaskBoardFailure);
    await expect(board('http://127.0.0.1:9').findCard(12)).rejects.toThrow(TaskBoardFailure);
    boardAnswers({});
    await expect(board().createCard({ name: '', description: '' })).rejects.toThrow(TaskBoardFailure);
  });

  it('that shows a card, but refuses the name of its list, fails', async () => {
    const refused = { status: 401, body: 'unauthorized permission requested' };
    other = (line) => (line.includes('/lists/') ? refused : { body: JSON.stringify(card) });
    await expect(board().findCard(12)).rejects.toThrow('answered 401: unauthorized permission requested');
  });

  it('that is somewhere else now is not told key and token there', async () => {
    const elsewhere = createServer(({ headers }, response) => {
      asked.push({ line: 'elsewhere', authorization: headers.authorization, body: null });
      response.end('{}');
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    other = () => ({ status: 302, headers: { Location: `http://localhost:${port}/` }, body: '' });
    await expect(board().findCard(12)).rejects.toThrow(TaskBoardFailure);
    elsewhere.close();
    expect(asked.at(-1)).toEqual({ line: 'elsewhere', authorization: undefined, body: null });
  });

  it('never tells key or token when it fails', async () => {
    boardAnswers({ '/cards': 'invalid key secret-key of secret-token' }, 401);
    const secret = createTaskBoard({ ...account, key: 'secret-key', token: 'secret-token' }, url);
    const failure: unknown = await secret.findCard(12).catch((error: unknown) => error);
    expect(String(failure)).toContain('401');
    expect(String(failure)).not.toContain('secret');
  });
});

describe('the stand-in', () => {
  const standIn = () => createTaskBoard(standInAccount, `${url}${standInPath}/1`);
  const send = (method: string, path: string, body?: string) =>
    fetch(`${url}${standInPath}${path}`, {
      method,
      body,
      redirect: 'manual',
      headers: body?.startsWith('{') ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const create = async (name = 'A card') => {
    const idShort = await standIn().createCard({ name, description: 'Because\n\nof <this>' });
    const found = await standIn().findCard(idShort);
    return { idShort, id: found?.url.split('/').at(-1) ?? '' };
  };

  it('takes new cards, numbers them, and finds them again', async () => {
    const first = await create();
    const second = await create('Another');
    expect(second.idShort).toBe(first.idShort + 1);
    expect(await standIn().findCard(second.idShort)).toEqual({
      idShort: second.idShort,
      name: 'Another',
      url: `${url}${standInPath}/c/${second.id}`,
      listName: 'Inbox',
      closed: false,
    });
    expect(await standIn().findCard(9999)).toBeNull();
    expect(
      await createTaskBoard({ ...standInAccount, board: 'x' }, `${url}${standInPath}/1`).findCard(1),
    ).toBe(null);
  });

  it('moves and archives cards', async () => {
    const { idShort, id } = await create();
    expect((await send('PUT', `/1/cards/${id}?closed=true&idList=doing`)).status).toBe(200);
    expect(await standIn().findCard(idShort)).toMatchObject({ listName: 'Doing', closed: true });
    expect((await send('PUT', `/1/cards/${id}`, '{"closed":false}')).status).toBe(200);
    expect(await standIn().findCard(idShort)).toMatchObject({ listName: 'Doing', closed: false });
    expect((await send('PUT', `/1/cards/${id}`)).status).toBe(200);
  });

  it.each([
    ['POST', '/1/cards', '{"idList":"nowhere","name":"A card"}', 400],
    ['POST', '/1/cards', 'no json', 400],
    ['PUT', '/1/cards/nobody?closed=true', undefined, 404],
    ['PUT', '/1/cards/nobody?idList=nowhere', undefined, 400],
    ['GET', '/1/lists/nowhere', undefined, 404],
    ['GET', '/1/boards/feedback/cards/99999999999', undefined, 404],
    ['GET', '/1/boards/feedback/cards/x', undefined, 404],
    ['GET', '/c/nobody', undefined, 404],
    ['GET', '/b/nobody', undefined, 404],
    ['POST', '/c/nobody', 'closed=true', 404],
  ])('refuses %s %s', async (method, path, body, status) => {
    expect((await send(method, path, body)).status).toBe(status);
  });

  it('shows a card to whoever follows its link, and lets it be archived there', async () => {
    const { idShort, id } = await create('A <b>bold</b> card');
    const page = await send('GET', `/c/${id}`);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    // With no-referrer a browser sends the page's own form without its origin.
    expect(page.headers.get('Referrer-Policy')).toBe('same-origin');
    const text = await page.text();
    expect(text).toContain('<h1>A &lt;b&gt;bold&lt;/b&gt; card</h1>');
    expect(text).toContain('<p>of &lt;this&gt;</p>');
    expect(text).toContain('Move to Doing');
    const answer = await send('POST', `/c/${id}`, 'closed=true');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${standInPath}/c/${id}`]);
    expect(await standIn().findCard(idShort)).toMatchObject({ closed: true });
    expect(await (await send('GET', `/c/${id}`)).text()).toContain('archived');
  });

  it('shows the board without what is archived', async () => {
    await create('Visible');
    const { id } = await create('Put away');
    await send('PUT', `/1/cards/${id}?closed=true`);
    const text = await (await send('GET', '/b/feedback')).text();
    const style = await send('GET', '/pages.css');
    expect(style.headers.get('Content-Type')).toContain('text/css');
    expect(text).toContain('Visible');
    expect(text).not.toContain('Put away');
  });

  it('lets no page from elsewhere change a card', async () => {
    const { id } = await create();
    const address = `${url}${standInPath}/c/${id}`;
    const headers = {
      Origin: 'https://elsewhere.example',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    expect((await fetch(address, { method: 'POST', body: 'closed=true', headers })).status).toBe(403);
  });
});
