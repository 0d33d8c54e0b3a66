import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { oidcPayloads } from '../../../server/db/tables';
import { createAdapter, removeExpired } from '../../../server/identity/adapter';
import { openBrowser } from '../../sandbox/support/browser';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

let database: Database;
let servers: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  database = await borrowDatabase();
  servers = await openServer(database, { servers: 2, limits: null });
}, openingLimitMs);
afterAll(async () => {
  await servers.close();
  await database.close();
});

describe('a refresh token', () => {
  it('that 200 bring at once is taken once, and nothing that has come of it is good afterwards', async () => {
    const browser = openBrowser(servers);
    const { body } = await browser.exchange(await browser.logIn(await servers.person()));
    const replies = await Promise.all(Array.from({ length: 200 }, () => browser.refresh(body.refresh_token)));
    const taken = replies.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect((await browser.refresh(taken[0]?.body.refresh_token)).status).toBe(403);
    expect((await browser.refresh(body.refresh_token)).status).toBe(403);
  });

  it('that is used up by another request in the moment after it was looked at ends with all that has come of it', async () => {
    const store = createAdapter(database.db, { behindMs: () => 0 });
    await store('Grant').upsert('the grant', {}, 60);
    await store('RefreshToken').upsert('looked at by both', { grantId: 'the grant' }, 60);
    await store('RefreshToken').consume('looked at by both');
    await store('RefreshToken').upsert('what the first has got', { grantId: 'the grant' }, 60);
    await expect(store('RefreshToken').consume('looked at by both')).rejects.toThrow('invalid_grant');
    expect(await store('RefreshToken').find('what the first has got')).toBeUndefined();
    expect(await store('Grant').find('the grant')).toBeUndefined();
  });
});

it('many days of sign-ins, renewals and given-up logins leave no more behind than what is still good', async () => {
  const { db } = database;
  await db.delete(oidcPayloads);
  const browser = openBrowser(servers);
  const { body } = await browser.exchange(await browser.logIn(await servers.person()));
  await browser.refresh(body.refresh_token);
  await openBrowser(servers).authorize();
  const day = await db.select().from(oidcPayloads);
  expect(new Set(day.map(({ model }) => model)).size).toBeGreaterThan(4);
  await db.delete(oidcPayloads);

  const sizes: number[] = [];
  for (let number = 0; number < 90; number++) {
    await db.insert(oidcPayloads).values(day.map((row) => ({ ...row, id: `${row.id} of day ${number}` })));
    await db.update(oidcPayloads).set({ expiresAt: sql`${oidcPayloads.expiresAt} - interval '1 day'` });
    await removeExpired(db);
    sizes.push(await db.$count(oidcPayloads));
  }
  // A grant is kept for sixty days, the rest for two weeks at most.
  expect(sizes.slice(60)).toEqual(Array(30).fill(sizes[59]));
  expect(await db.$count(oidcPayloads, ne(oidcPayloads.model, 'Grant'))).toBeLessThan(14 * day.length);
});
