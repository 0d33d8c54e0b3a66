import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPassOn } from '../../scripts/passOn';

/** What the API has been asked. */
interface Asked {
  line: string;
  authorization: string | undefined;
  body: string;
}

let asked: Asked[];
let sayMore: () => void;
let hasGoneAway: Promise<void>;
let api: Server;
let site: Server;

beforeEach(async () => {
  asked = [];
  api = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({
      line: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body,
    });
    if (request.url === '/api/events') {
      hasGoneAway = new Promise((resolve) => response.once('close', resolve));
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write('data: one\n\n');
      sayMore = () => response.end('data: two\n\n');
      return;
    }
    response.writeHead(409, { 'Content-Type': 'application/json', 'Retry-After': '7' }).end('{"code":"X"}');
  });
  const to = await addressOf(api);
  const passOn = createPassOn({ path: '/backend', to });
  site = createServer((request, response) => {
    if (!passOn(request, response)) response.writeHead(404).end('the site’s own');
  });
  await addressOf(site);
});

afterEach(async () => {
  for (const server of [site, api]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function addressOf(server: Server): Promise<string> {
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = async (path: string, options?: RequestInit) => fetch((await addressOf(site)) + path, options);

describe('calls at a path of the site', () => {
  it('reach the API with all that belongs to them, and its answer comes back as it is', async () => {
    const reply = await ask('/backend/api/chats?from=1&tag=a%20b', {
      method: 'POST',
      headers: { Authorization: 'Bearer token', 'Content-Type': 'application/json' },
      body: '{"input":"Hello"}',
    });

    expect(asked).toEqual([
      { line: 'POST /api/chats?from=1&tag=a%20b', authorization: 'Bearer token', body: '{"input":"Hello"}' },
    ]);
    expect(reply.status).toBe(409);
    expect(reply.headers.get('Retry-After')).toBe('7');
    expect(await reply.json()).toEqual({ code: 'X' });
  });

  it('get a stream of events piece by piece', async () => {
    const reader = (await ask('/backend/api/events')).body?.pipeThrough(new TextDecoderStream()).getReader();
    // The API says nothing more before the first piece has come through.
    expect((await reader?.read())?.value).toBe('data: one\n\n');
    sayMore();
    expect((await reader?.read())?.value).toBe('data: two\n\n');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('are given up towards the API when the browser gives them up', async () => {
    const controller = new AbortController();
    await ask('/backend/api/events', { signal: controller.signal });
    controller.abort();
    await hasGoneAway;
  });

  it.each(['/api/chats', '/backend/sandbox', '/backend', '/backend/apiary'])(
    'does not reach %s',
    async (path) => {
      expect(await (await ask(path)).text()).toBe('the site’s own');
      expect(asked).toEqual([]);
    },
  );

  it('answer 502 when nothing answers there', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    expect((await ask('/backend/api/chats')).status).toBe(502);
    await addressOf(api);
  });
});
