import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../../scripts/postgres/createDatabase';
import { template } from '../../../scripts/postgres/variables';
import type { Database } from '../../../server/db/database';
import { isGone } from '../../../server/db/isGone';
import { openDatabase } from '../../../server/db/openDatabase';
import { listChats, sendChat } from '../../../src/api/chat';
import { openBrowser } from '../../sandbox/support/browser';
import { openSandbox, type TestSandbox } from '../../sandbox/support/openSandbox';
import { openingLimitMs } from '../support/openingLimit';
import { type Api, startApi } from '../support/startApi';
import { type Cuttable, cuttable } from './cuttable';
import { asOwner, newName, postgres } from './postgres';

let way: Cuttable;
beforeAll(async () => {
  way = await cuttable(await createDatabase(postgres, newName(), template));
});
afterAll(() => way.close());

let said: () => string;
beforeEach(() => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  said = () => errors.mock.calls.flat().map(String).join('\n');
});
afterEach(() => {
  way.mend();
  vi.restoreAllMocks();
});

describe('the API, when its Postgres goes in mid-traffic and comes back', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ database: await openDatabase({ url: way.url, poolSize: 3 }) });
  }, openingLimitMs);
  afterAll(() => api.close());

  it('answers 503 in words, tells nobody’s words to the log, and goes on by itself', async () => {
    const person = await api.newPerson();
    const say = (input: string) => api.send(sendChat, person, { body: { input } });
    const under = Array.from({ length: 12 }, (_, turn) => say(`a secret ${turn}`));
    way.cut();
    const answers = [...(await Promise.all(under)), await say('a secret of later')];
    expect(answers.every(({ status }) => status === 503)).toBe(true);
    expect(answers[0]?.error).toEqual({ message: 'We can’t reach our records right now.' });
    expect(said()).toContain('The database can');
    expect(said()).not.toContain('secret');

    way.mend();
    expect((await say('Hello again')).status).toBe(200);
    const { data } = await api.send(listChats, person);
    expect(JSON.stringify(data)).toContain('Hello again');
    expect(JSON.stringify(data)).not.toContain('secret');
  });
});

describe('the API, when its Postgres can be reached and says nothing', () => {
  let way: Cuttable;
  let api: Api;
  beforeAll(async () => {
    way = await cuttable(await createDatabase(postgres, newName(), template));
    const database = await openDatabase({ url: way.url, poolSize: 2 }, { longestQueryMs: 300 });
    api = await startApi({ database });
  }, openingLimitMs);
  afterAll(async () => {
    await api.close();
    await way.close();
  });

  it('answers 503 within its time, in transactions as well, and goes on by itself', async () => {
    const person = await api.newPerson();
    const begun = performance.now();
    way.silence();
    const answers = await Promise.all([
      api.request('GET', '/api/chats', { token: person }),
      api.request('POST', '/api/chats', { token: person, body: { input: 'Hello' } }),
      api.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    ]);
    // Whoever gets no connection waits for one for five seconds.
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const answer of answers) {
      if (!(answer instanceof Response)) expect(isGone(answer)).toBe(true);
      else
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([
          503,
          expect.stringMatching(/^\d+$/),
        ]);
    }

    way.mend();
    expect((await api.request('GET', '/api/chats', { token: person })).status).toBe(200);
  }, 20_000);
});

describe('a pool of one connection', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ url: way.url, poolSize: 1 });
  });
  afterAll(() => database.close());

  const works = () => database.db.transaction((tx) => tx.execute(sql`select 1`));

  it.each([
    ['begins', async () => way.cutAtNextWord()],
    ['is under way', async () => undefined],
  ])('has another once one broke as a transaction %s', async (_when, before) => {
    await works();
    await before();
    const broken = database.db.transaction(async (tx) => {
      way.cutAtNextWord();
      await tx.execute(sql`select 1`);
    });
    expect(isGone(await broken.catch((error: unknown) => error))).toBe(true);
    way.mend();
    await works();
  });

  it('outlives a restart of Postgres that ends it while nobody uses it', async () => {
    await works();
    await asOwner((owner) =>
      owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(way.url).pathname.slice(1),
      ]),
    );
    await vi.waitFor(works, 10_000);
  });

  it('keeps a mistake of ours apart from that', async () => {
    const mistake = await database.db.execute(sql`select 1 / 0`).catch((error: unknown) => error);
    expect(isGone(mistake)).toBe(false);
  });
});

describe('the identity provider', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox({ url: way.url });
  }, openingLimitMs);
  afterAll(() => sandbox.close());

  it('says so on its page and to the application, and signs in again later', async () => {
    const person = await sandbox.person();
    const browser = openBrowser(sandbox);
    const { end } = await browser.authorize();
    way.cut();
    const page = await browser.go((end as Response).url);
    const sentPassword = (await browser.submit(end as Response, person)) as Response;
    const begun = (await browser.authorize()).end as Response;
    for (const answer of [page, sentPassword, begun]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
      expect(await answer.text()).toContain('We can’t reach our records right now.');
    }
    const refreshed = await browser.refresh('x'.repeat(43));
    expect(refreshed).toMatchObject({ status: 503, body: { error: 'temporarily_unavailable' } });
    expect(said()).not.toContain(person.email);

    way.mend();
    expect(await browser.submit(end as Response, person)).toBeInstanceOf(URL);
  });
});
