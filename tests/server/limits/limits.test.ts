import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { limits } from '../../../server/db/tables';
import { hostedLimits } from '../../../server/limits/limits';
import { networkOf } from '../../../server/limits/networkOf';
import { createSignInGuard } from '../../../server/limits/signInGuard';
import { limitKey, removeUnused, spend } from '../../../server/limits/spend';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());
beforeEach(() => database.db.delete(limits));

/** Lets time pass for all that is counted. */
const pass = (seconds: number) =>
  database.db.update(limits).set({ until: sql`${limits.until} - make_interval(secs => ${seconds})` });

/** A wait, whatever seconds of it have gone meanwhile. */
const inMinutes = (seconds: number) => Math.ceil(seconds / 60);

describe('a limit', () => {
  const rate = { times: 3, seconds: 180 * 60 };
  const use = async (who = 'ada') => inMinutes(await spend(database.db, limitKey('chat', who), rate));

  it('lets so many through at once, then says how long to wait, and comes back bit by bit', async () => {
    expect([await use(), await use(), await use()]).toEqual([0, 0, 0]);
    expect(await use()).toBe(60);
    expect(await use(), 'what is refused spends nothing').toBe(60);
    await pass(60 * 60);
    expect(await use()).toBe(0);
    expect(await use()).toBe(60);
    await pass(1000 * 60);
    expect([await use(), await use(), await use()]).toEqual([0, 0, 0]);
    expect(await use()).toBe(60);
  });

  it('is each one’s own, and one for all who ask at the same moment', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => use()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(await use('ben')).toBe(0);
  });

  it('leaves nothing behind once it is whole again, and names nobody before', async () => {
    await use('ada@example.com');
    expect(JSON.stringify(await database.db.select().from(limits))).not.toContain('ada');
    await removeUnused(database.db);
    expect(await database.db.$count(limits)).toBe(1);
    await pass(61 * 60);
    await removeUnused(database.db);
    expect(await database.db.$count(limits)).toBe(0);
  });
});

describe('a sign-in', () => {
  const guard = (changes = {}) => createSignInGuard(database.db, { ...hostedLimits, ...changes });
  /** Tries with a wrong password; the minutes to wait, or 0 when it was looked at. */
  const fail = async (email = 'ada@example.com', from = '1.2.3.4', changes = {}) => {
    const begun = await guard(changes).begin(email, from);
    return 'waitSeconds' in begun ? inMinutes(begun.waitSeconds) : 0;
  };
  const succeed = async (email = 'ada@example.com', from = '1.2.3.4') => {
    const begun = await guard().begin(email, from);
    if ('waitSeconds' in begun) throw new Error('It was refused');
    await begun.succeeded();
  };
  const failFive = async () => {
    for (let index = 0; index < 5; index++) expect(await fail()).toBe(0);
  };

  it('that has failed five times in a row waits for longer and longer, up to a quarter of an hour', async () => {
    await failFive();
    const waits: number[] = [];
    for (let index = 0; index < 6; index++) {
      const wait = await fail();
      waits.push(wait);
      expect(await fail(' ADA@example.com'), 'a try that comes too early adds nothing').toBeLessThanOrEqual(
        wait,
      );
      await pass(wait * 60);
      expect(await fail()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  it('that succeeds begins afresh, and so does the day after', async () => {
    for (let index = 0; index < 4; index++) await fail();
    await succeed();
    await failFive();
    expect(await fail()).toBe(1);
    await pass(24 * 60 * 60);
    await failFive();
  });

  it('is not held up by those who guess elsewhere', async () => {
    await failFive();
    expect(await fail()).toBe(1);
    await succeed('ada@example.com', '5.6.7.8');
    await succeed('ben@example.com');
  });

  it('has one try from each network while many networks guess at the address, and the right password is taken', async () => {
    const attack = { failedOf: { times: 4, seconds: 3600 } };
    for (let index = 0; index < 6; index++) expect(await fail(undefined, `9.9.9.${index}`, attack)).toBe(0);
    expect(await fail(undefined, '9.9.9.1', attack), 'a second try').toBe(1);
    const begun = await guard(attack).begin('ada@example.com', '5.6.7.8');
    expect(begun).toHaveProperty('succeeded');
    expect(await fail('ben@example.com', '9.9.9.1', attack), 'another address').toBe(0);
  });

  it('waits where too many have failed from one network, whoever they are of', async () => {
    const changes = { failedFrom: { times: 3, seconds: 180 * 60 } };
    for (let index = 0; index < 3; index++)
      expect(await fail(`p${index}@example.com`, 'fe80::1', changes)).toBe(0);
    expect(await fail('p4@example.com', 'fe80::2', changes)).toBe(60);
    expect(await fail('p4@example.com', 'fe80:0:0:1::2', changes)).toBe(0);
  });

  it('of many at the same moment is looked at five times', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => fail()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:12::7', '2001:db8:0:12'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
