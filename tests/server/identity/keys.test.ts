import { sql } from 'drizzle-orm';
import { decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/db/database';
import { identityKeys } from '../../../server/db/tables';
import { loadKeys, rotateKeys } from '../../../server/identity/keys';
import { openBrowser, type Tokens } from '../../sandbox/support/browser';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';
import { openServer } from '../support/openServer';

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(identityKeys);
});

/** Lets time pass for the keys. */
const pass = (seconds: number) =>
  database.db.update(identityKeys).set({
    value: sql`(select jsonb_agg(jsonb_set(key, '{signsFrom}',
      to_jsonb((key ->> 'signsFrom')::timestamptz - make_interval(secs => ${seconds}))))
      from jsonb_array_elements(${identityKeys.value}) as key)`,
  });
const kids = async () => (await loadKeys(database.db)).signing.map(({ kid }) => kid);

describe("the provider's keys", () => {
  it('are the same for everyone who starts on one database, even at the same moment', async () => {
    const [first, second] = await Promise.all([loadKeys(database.db), loadKeys(database.db)]);
    expect(second).toEqual(first);
    expect(await loadKeys(database.db)).toEqual(first);
  });

  it('that are new sign ten minutes after they are known, and the former ones go once nothing of theirs is good', async () => {
    const before = await loadKeys(database.db);
    const [old] = await kids();
    const signsFrom = await rotateKeys(database.db);
    expect(signsFrom.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    const [, fresh] = await kids();
    expect(await kids()).toEqual([old, fresh]);
    await pass(10 * 60);
    expect(await kids()).toEqual([fresh, old]);
    await pass(61 * 60);
    expect(await kids(), 'tokens of the last minute before are still good').toEqual([fresh, old]);
    await pass(60 * 60);
    expect(await kids()).toEqual([fresh]);
    expect((await loadKeys(database.db)).cookies, 'sign-ins last longer than tokens').toContain(
      before.cookies[0],
    );
    await pass(15 * 24 * 60 * 60);
    expect((await loadKeys(database.db)).cookies).not.toContain(before.cookies[0]);
    await rotateKeys(database.db);
    expect((await database.db.select().from(identityKeys)).map(({ value }) => value.length)).toEqual([2, 2]);
  });

  it('that somebody may have got hold of are forgotten at once', async () => {
    const [old] = await kids();
    await rotateKeys(database.db, { aheadSeconds: 0, keepsFormer: false });
    expect(await kids()).toHaveLength(1);
    expect(await kids()).not.toContain(old);
  });
});

describe('two servers on one database', () => {
  let servers: Awaited<ReturnType<typeof openServer>>;
  beforeEach(async () => {
    servers = await openServer(database, { servers: 2, limits: null });
  });
  afterEach(() => servers.close());

  const call = async ({ access_token }: Pick<Tokens, 'access_token'>) =>
    (
      await fetch(`${servers.url}/api/users/current/status`, {
        headers: { Authorization: `Bearer ${access_token}` },
      })
    ).status;

  it('sign people in and answer their calls without a failure while the keys change', async () => {
    const person = await servers.person();
    const statuses: number[] = [];
    const signers = new Set<string | undefined>();
    /** Signs in anew, calls, renews, calls with the old and the new token, and comes back with its session. */
    const live = async () => {
      const browser = openBrowser(servers);
      const first = await browser.exchange(await browser.logIn(person));
      const second = await browser.refresh(first.body.refresh_token);
      statuses.push(first.status, second.status, await call(first.body), await call(second.body));
      signers.add(decodeProtectedHeader(second.body.access_token).kid);
      const { end } = await browser.authorize();
      statuses.push(end instanceof URL ? 200 : 401);
    };
    const [one, other] = servers.identities;
    for (const change of [
      () => rotateKeys(database.db),
      () => one?.lookForKeys(),
      () => other?.lookForKeys().then(() => pass(10 * 60)),
      () => one?.lookForKeys(),
      () => other?.lookForKeys(),
    ]) {
      await Promise.all([live(), change()]);
    }
    await live();
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(signers.size).toBe(2);
    const { keys } = await (await fetch(`${servers.url}/.well-known/jwks.json`)).json();
    expect(keys.map(({ kid }: { kid: string }) => kid).sort()).toEqual((await kids()).sort());
    expect(JSON.stringify(keys)).not.toContain('"d"');
  }, 120_000);

  it('know a key that was made since they have looked', async () => {
    const person = await servers.person();
    const browser = openBrowser(servers);
    const tokens: Tokens[] = [(await browser.exchange(await browser.logIn(person))).body];
    await rotateKeys(database.db, { aheadSeconds: 0 });
    await servers.identities[0]?.lookForKeys();
    for (let index = 0; index < 2; index++)
      tokens.push((await browser.refresh(tokens.at(-1)?.refresh_token)).body);
    const signers = tokens.map(({ access_token }) => decodeProtectedHeader(access_token).kid);
    expect(new Set(signers).size).toBe(2);
    const later = performance.now() + 6_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    for (const token of tokens) expect([await call(token), await call(token)]).toEqual([200, 200]);
  });
});
