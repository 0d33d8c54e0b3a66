import { randomBytes, scryptSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cheapCost } from '../../../sandbox/cheapCost';
import type { Database } from '../../../server/db/database';
import { accounts } from '../../../server/db/tables';
import { createAccounts } from '../../../server/identity/accounts';
import { hashPassword, hostedCost, isPassword } from '../../../server/identity/passwords';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

const password = 'a good long password';
const clock = { now: () => new Date() };

describe('the hash of a password', () => {
  it('tells what it cost: what OWASP recommends, or the little that was asked for', async () => {
    const hash = await hashPassword(password, hostedCost);
    expect(hash).toMatch(/^scrypt\$ln=16,r=8,p=2\$[\w-]{22}\$[\w-]{43}$/);
    expect([await isPassword(password, hash), await isPassword('another', hash)]).toEqual([true, false]);
    expect(await hashPassword(password, cheapCost)).toContain('$ln=14,r=8,p=1$');
  });

  it('differs each time, and knows a password however it is composed', async () => {
    const hash = await hashPassword('Zoë zoë zoë', cheapCost);
    expect(await hashPassword('Zoë zoë zoë', cheapCost)).not.toBe(hash);
    expect(await isPassword('Zoë zoë zoë'.normalize('NFD'), hash)).toBe(true);
  });

  it('leaves the rest of the server at its work while it is made', async () => {
    const made = hashPassword(password, { N: 2 ** 15, r: 8, p: 1 }).then(() => 'made');
    expect(await Promise.race([made, new Promise((resolve) => setImmediate(resolve, 'other work'))])).toBe(
      'other work',
    );
    await made;
  });
});

describe('the hash of an account', () => {
  let database: Database;
  beforeAll(async () => {
    database = await borrowDatabase();
  }, openingLimitMs);
  afterAll(() => database.close());

  const stored = async (id: string) =>
    (await database.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.passwordHash;
  const keeper = (cost = cheapCost) => createAccounts(database.db, clock, cost);
  const stronger = { N: 2 ** 14, r: 8, p: 2 };
  const create = (email: string, cost = cheapCost) =>
    keeper(cost).create({ email, name: 'Ada', password, roles: [], permissions: [] });

  it('of former days is taken, and made anew at the cost of today by whoever signs in', async () => {
    const { id } = await create('former@example.com');
    const salt = randomBytes(16);
    const key = scryptSync(password, salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const passwordHash = `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
    await database.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));

    expect(await keeper(stronger).signIn('former@example.com', 'wrong')).toBeNull();
    expect(await stored(id)).toBe(passwordHash);
    expect(await keeper(stronger).signIn('former@example.com', password)).toMatchObject({ id });
    expect(await stored(id)).toContain('$ln=14,r=8,p=2$');
    expect(await keeper(stronger).signIn('former@example.com', password)).toMatchObject({ id });
  });

  it('is not made cheaper', async () => {
    const { id } = await create('dear@example.com', stronger);
    await keeper().signIn('dear@example.com', password);
    expect(await stored(id)).toContain('$ln=14,r=8,p=2$');
  });
});
