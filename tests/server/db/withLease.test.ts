import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database, Db } from '../../../server/db/database';
import { leases } from '../../../server/db/tables';
import { withLease } from '../../../server/db/withLease';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());

/** Until when a lease of this moment would hold. */
async function newUntil(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .insert(leases)
    .values({ name: 'the clock', until: sql`clock_timestamp() + interval '2 minutes'` })
    .onConflictDoUpdate({ target: leases.name, set: { until: sql`excluded.until` } })
    .returning();
  await db.delete(leases).where(eq(leases.name, 'the clock'));
  return row?.until;
}

/** Work that goes on until it is let go. */
function lastingWork() {
  let begin = () => {};
  let end = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = () => {
    begin();
    return ended;
  };
  return { work, begun, end };
}

it('one of eight that come at once does what is to be done once at a time', async () => {
  const { work, end } = lastingWork();
  let refused = 0;
  const tries = Array.from({ length: 8 }, async () => {
    const isDone = await withLease(database.db, 'a card', work);
    if (!isDone) refused += 1;
    if (refused === 7) end();
    return isDone;
  });
  expect((await Promise.all(tries)).filter(Boolean)).toEqual([true]);
});

it('something else may be done meanwhile, and the same again afterwards, though it failed', async () => {
  const { db } = database;
  const nothing = async () => undefined;
  const failing = withLease(db, 'a card', async () => {
    expect(await withLease(db, 'another card', nothing)).toBe(true);
    throw new Error('The board is full.');
  });
  await expect(failing).rejects.toThrow('The board is full.');
  expect(await withLease(db, 'a card', nothing)).toBe(true);
});

it('who does not come back in time is waited for no longer, and takes nothing from whoever came next', async () => {
  const { db } = database;
  const { work, begun, end } = lastingWork();
  let next: Promise<boolean> | undefined;
  await withLease(db, 'a card', async () => {
    const [{ until } = {}] = await db.select().from(leases);
    await db.update(leases).set({ until: sql`now() - interval '1 second'` });
    // In life two minutes lie between the two; here not even a millisecond might.
    await vi.waitFor(async () => expect(await newUntil(db)).not.toEqual(until), { interval: 1 });
    next = withLease(db, 'a card', work);
    await begun;
  });
  expect(await db.$count(leases)).toBe(1);
  end();
  expect(await next).toBe(true);
  expect(await db.$count(leases)).toBe(0);
});
