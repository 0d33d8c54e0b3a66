import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handlers } from '../../../server/api/createApi';
import { handle, handlePublic } from '../../../server/api/handle';
import { devLogs, users } from '../../../server/db/tables';
import { refuse } from '../../../server/domain/refusal';
import { call, type Permission } from '../../../src/api/call';
import { listChats } from '../../../src/api/chat';
import { contract } from '../../../src/api/contract';
import { contractTable } from '../openapi/contractTable';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, appOrigin, startApi } from '../support/startApi';

const search = call({
  id: 'T01',
  method: 'GET',
  path: '/api/things/{kind:text}/search',
  summary: 'A call of the tests, with every kind of input.',
  access: 'anonymous',
  query: v.object({
    page: v.optional(v.pipe(v.number(), v.minValue(1, 'Pages begin at 1.')), 1),
    FeedbackType: v.optional(v.array(v.string()), []),
    pageSize: v.optional(v.picklist([10, 25])),
    all: v.optional(v.boolean(), false),
  }),
  reply: v.object({ kind: v.string(), query: v.unknown() }),
});
const fixed = call({
  id: 'T02',
  method: 'GET',
  path: '/api/things/one/search',
  summary: '',
  access: 'anonymous',
  reply: v.string(),
});
const broken = call({ id: 'T03', method: 'POST', path: '/api/broken', summary: '', access: {} });
const full = call({ id: 'T06', method: 'POST', path: '/api/full', summary: '', access: {} });
const endless = call({
  id: 'T05',
  method: 'GET',
  path: '/api/endless',
  summary: '',
  access: 'anonymous',
  reply: v.unknown(),
});
const conflict = call({
  id: 'T04',
  method: 'POST',
  path: '/api/conflict',
  summary: '',
  access: {},
  errors: [409],
});

/** The permissions that a row of the contract wants. */
const permissionsIn = (needs: string) =>
  needs.split(' ').filter((need) => need.includes(':')) as Permission[];
const everyPermission = [...new Set(contractTable.flatMap(([, , , , , needs]) => permissionsIn(needs)))];

let api: Api;
beforeAll(async () => {
  api = await startApi({
    handlers: [
      ...handlers,
      handlePublic(search, async ({ params, query }) => ({ kind: params.kind, query })),
      handlePublic(fixed, async () => 'fixed'),
      handle(broken, async () => {
        throw new Error('a secret of ours');
      }),
      handle(full, ({ db }) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`
            create function pg_temp.full_disk() returns text language plpgsql
            as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$
          `);
          await tx.execute(sql`select pg_temp.full_disk(), ${'words of a person'}::text`);
        }),
      ),
      handlePublic(endless, async () => {
        const circle: { again?: object } = {};
        circle.again = circle;
        return circle;
      }),
      handle(conflict, async () => refuse(409, 'Somebody was faster.', { code: 'TAKEN' })),
    ],
  });
}, openingLimitMs);
afterAll(() => api.close());

describe('the contract', () => {
  it('has one handler a call', () => {
    expect(handlers.map(({ call: { id } }) => id).sort()).toEqual(contract.map(({ id }) => id).sort());
  });
});

describe('who may call', () => {
  it.each(contractTable.filter(([, , , , , needs]) => needs !== 'anonymous'))(
    '%s %s %s refuses without a token, with a bad one, and to people without its rights',
    async (id, _method, _path, _success, _errors, needs) => {
      const one = contract.find((declared) => declared.id === id);
      if (!one) throw new Error(`${id} is not declared`);
      const params = Object.fromEntries([...one.path.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1]));
      for (const token of [undefined, 'forged']) {
        expect(await api.send(one, token, { params })).toMatchObject({
          status: 401,
          error: { message: expect.any(String) },
        });
      }
      const input = { params, ...(one.body ? { body: {} } : {}) };
      const stranger = await api.newPerson({ roles: [], permissions: [], record: 'none' });
      expect((await api.send(one, stranger, input)).status === 403).toBe(needs !== '');

      for (const missing of permissionsIn(needs)) {
        const others = everyPermission.filter((permission) => permission !== missing);
        const staff = await api.newPerson({ permissions: others, record: 'none' });
        expect((await api.send(one, staff, input)).status, `without ${missing}`).toBe(403);
      }
    },
  );

  it('makes the record of a person at their first call', async () => {
    const person = await api.newPerson({ name: 'Ada Berg', record: 'none' });
    expect((await api.send(listChats, person)).data).toEqual([]);
    await api.send(listChats, person);
    const [record] = await api.db.select().from(users).where(eq(users.id, person));
    expect(record).toMatchObject({
      name: 'Ada Berg',
      email: api.accounts.get(person)?.email,
      languageCode: null,
      knownRoles: ['AppUser'],
    });
  });

  it('refuses a removed person with 401', async () => {
    const person = await api.newPerson();
    await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person));
    expect((await api.send(listChats, person)).status).toBe(401);
  });

  it('refuses a token whose account is gone', async () => {
    const person = await api.newPerson({ record: 'none' });
    api.accounts.delete(person);
    expect((await api.send(listChats, person)).status).toBe(401);
  });
});

describe('paths and queries', () => {
  it('match case-insensitively', async () => {
    const token = await api.newPerson();
    expect((await api.request('GET', '/API/Chats', { token })).status).toBe(200);
    expect((await api.request('GET', '/api/USERS/current/Status/', { token })).status).toBe(200);
  });

  it('know no other routes and methods', async () => {
    const token = await api.newPerson();
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['PATCH', '/api/chats'],
      ['GET', '/api/chats/one/stats'],
      ['GET', '/api/things/%E0%A4%A/search'],
    ] as const) {
      const response = await api.request(method, path, { token });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.json()).toEqual({ message: expect.stringContaining(method) });
    }
  });

  it('give texts decoded, and the query in the types of its declaration', async () => {
    const found = await api.request(
      'GET',
      '/api/things/auth0%7C1%2F2/search?PAGE=3&feedbacktype=a&FeedbackType=b&pagesize=25&All=true&other=1',
    );
    expect(await found.json()).toEqual({
      kind: 'auth0|1/2',
      query: { page: 3, FeedbackType: ['a', 'b'], pageSize: 25, all: true },
    });
    const bare = await api.request('GET', '/api/things/x/search');
    expect(await bare.json()).toMatchObject({ query: { page: 1, FeedbackType: [] } });
  });

  it('refuse a bad query with its message', async () => {
    const response = await api.request('GET', '/api/things/x/search?page=0');
    expect([response.status, await response.json()]).toEqual([400, { message: 'Pages begin at 1.' }]);
    const text = await api.request('GET', '/api/things/x/search?page=many');
    expect([text.status, (await text.json()).message]).toEqual([400, expect.stringContaining('page')]);
  });

  it('prefer a path without slots', async () => {
    expect(await (await api.request('GET', '/api/things/one/search')).json()).toBe('fixed');
  });
});

describe('headers and errors', () => {
  it('answers preflights of the app, and only of the app', async () => {
    const preflight = (origin: string) =>
      api.app.request('http://api.test/api/chats/1', {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'DELETE',
          'Access-Control-Request-Headers': 'authorization',
        },
      });
    const { status, headers } = await preflight(appOrigin);
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PATCH,DELETE');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization,Content-Type');
    expect(headers.get('Access-Control-Max-Age')).toBe('7200');
    expect((await preflight('http://evil.test')).headers.get('Access-Control-Allow-Origin')).not.toBe(
      'http://evil.test',
    );
  });

  it('marks every reply, refusals too', async () => {
    for (const path of ['/api/chats', '/api/nothing']) {
      const response = await api.app.request(`http://api.test${path}`, { headers: { Origin: appOrigin } });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
      expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After,X-Request-Id');
      expect(response.headers.get('Content-Type')).toContain('application/json');
    }
  });

  it('packs long replies for whoever can unpack them', async () => {
    const get = (words: string, headers = {}) =>
      api.app.request(`http://api.test/api/things/books/search?FeedbackType=${words}`, { headers });
    const asking = { 'Accept-Encoding': 'br, gzip' };
    const long = 'a'.repeat(2000);

    const packed = await get(long, asking);
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(bytes.length).toBeLessThan(300);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(await (await get(long)).json());

    for (const response of [await get(long), await get('short', asking)])
      expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  it('answers 500 without details', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await api.send(broken, await api.newPerson());
    expect(answer.status).toBe(500);
    expect(answer.error.message).not.toContain('secret');
    expect(errors).toHaveBeenCalledOnce();
  });

  it('answers 503, and when to come back, while the database has no room or can’t be reached', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const token = await api.newPerson();
    const response = await api.request('POST', '/api/full', { token });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await response.json()).toEqual({ message: 'We can’t reach our records right now.' });
    expect(errors.mock.calls.flat().map(String).join()).toMatch(/could not extend file/);
    expect(errors.mock.calls.flat().map(String).join()).not.toContain('words of a person');
    expect(await api.db.select().from(devLogs).where(eq(devLogs.userId, token))).toHaveLength(0);
  });

  const expectWhole = async (response: Response) => {
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(appOrigin);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    return response.json();
  };

  it('answers in the same way when the token cannot be checked', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(api.guarding, 'verifyToken').mockImplementation(() => {
      throw new Error('a secret of ours');
    });
    const headers = { Origin: appOrigin, Authorization: 'Bearer x' };
    const response = await api.app.request('http://api.test/api/chats', { headers });
    expect(response.status).toBe(500);
    expect(await expectWhole(response)).toEqual({ message: expect.stringContaining('try again') });
    expect(errors).toHaveBeenCalledOnce();
  });

  it('answers as ever when the call cannot be recorded', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(api.guarding, 'recordCall').mockImplementation(() => {
      throw new Error('the log is full');
    });
    const headers = { Origin: appOrigin, Authorization: `Bearer ${await api.newPerson()}` };
    const response = await api.app.request('http://api.test/api/chats', { headers });
    expect(response.status).toBe(200);
    expect(await expectWhole(response)).toEqual([]);
    expect(errors).toHaveBeenCalledOnce();
  });

  it('answers in the same way when a reply cannot be written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const headers = { Origin: appOrigin };
    const response = await api.app.request('http://api.test/api/endless', { headers });
    expect(response.status).toBe(500);
    expect(await expectWhole(response)).toEqual({ message: expect.stringContaining('try again') });
  });

  it('keeps a failure, and no refusal, for the developers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const person = await api.newPerson();
    await api.send(conflict, person);
    const lines = () => api.db.select().from(devLogs).where(eq(devLogs.userId, person));
    expect(await lines()).toHaveLength(0);
    await api.send(broken, person);
    const kept = await lines();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).toContain('POST /api/broken');
  });

  it('passes on the code of a refusal', async () => {
    const answer = await api.send(conflict, await api.newPerson());
    expect(answer).toMatchObject({ status: 409, error: { code: 'TAKEN', message: 'Somebody was faster.' } });
  });

  it('records what it was asked and how it answered', async () => {
    const token = await api.newPerson();
    api.recorded.length = 0;
    await api.request('POST', '/api/chats?x=1&x=2&y=', { token, body: { input: ' ' } });
    await api.request('POST', '/api/chats', { body: 'no json' });
    expect(api.recorded).toEqual([
      {
        subject: token,
        method: 'POST',
        path: '/api/chats',
        query: { x: ['1', '2'], y: '' },
        body: { input: ' ' },
        status: 400,
      },
      { subject: null, method: 'POST', path: '/api/chats', query: {}, body: 'no json', status: 401 },
    ]);
  });

  it('serves its picture without a token', async () => {
    const response = await api.request('GET', '/media/breathing.svg');
    expect(response.headers.get('Content-Type')).toContain('image/svg+xml');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(await response.text()).toContain('<svg');
  });
});
