import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { modules } from '../../../server/db/tables';
import { deleteOr404, firstOr404, updateOr404 } from '../../../server/domain/or404';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());

const gone = { status: 404, message: 'There is no such module.' };
const listed = () =>
  database.db.select({ id: modules.id, enabled: modules.enabled }).from(modules).orderBy(asc(modules.id));

async function store(...ids: number[]) {
  await database.db.delete(modules);
  await database.db
    .insert(modules)
    .values(ids.map((id) => ({ id, name: `Module ${id}`, enabled: true, themes: [] })));
}

describe('the first row', () => {
  it('is the one that was found', () => {
    expect(firstOr404(['found', 'another'], gone.message)).toBe('found');
  });

  it('is a 404 where none was', () => {
    expect(() => firstOr404([], gone.message)).toThrow(expect.objectContaining(gone));
  });
});

describe('a change', () => {
  it('is made where the condition holds, and nowhere else', async () => {
    await store(1, 2);
    await updateOr404(database.db, modules, eq(modules.id, 2), { enabled: false }, gone.message);
    expect(await listed()).toEqual([
      { id: 1, enabled: true },
      { id: 2, enabled: false },
    ]);
  });

  it('is a 404 where it holds nowhere', async () => {
    await store(1);
    const change = updateOr404(database.db, modules, eq(modules.id, 3), { enabled: false }, gone.message);
    await expect(change).rejects.toMatchObject(gone);
  });
});

describe('a deletion', () => {
  it('takes what the condition holds for, and nothing else', async () => {
    await store(1, 2);
    await deleteOr404(database.db, modules, eq(modules.id, 1), gone.message);
    expect(await listed()).toEqual([{ id: 2, enabled: true }]);
  });

  it('is a 404 where it holds for nothing', async () => {
    await store(1);
    await expect(deleteOr404(database.db, modules, eq(modules.id, 3), gone.message)).rejects.toMatchObject(
      gone,
    );
  });

  it('never takes everything for want of a condition', async () => {
    await store(1, 2);
    await expect(deleteOr404(database.db, modules, undefined, gone.message)).rejects.toThrow(/condition/);
    expect(await listed()).toHaveLength(2);
  });
});
