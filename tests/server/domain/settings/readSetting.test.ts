import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { settings, settingVersions } from '../../../../server/db/tables';
import { readNumber, readText } from '../../../../server/domain/settings/readSetting';
import { borrowDatabase } from '../../support/borrowDatabase';
import { emptyTables } from '../../support/emptyTables';
import { openingLimitMs } from '../../support/openingLimit';

const noon = new Date('2026-05-20T12:00:00.000Z');
const at = (iso: string) => new Date(iso);

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());
beforeEach(() => emptyTables(database.db));

/** @param versions values with the moments from which they hold, in the order in which they were entered */
async function setting(
  key: string,
  type: 'Int' | 'String',
  versions: [value: string, activeSinse: string][],
) {
  const { db } = database;
  const [row] = await db.insert(settings).values({ key, type, title: '', description: '' }).returning();
  for (const [value, activeSinse] of versions)
    await db.insert(settingVersions).values({
      settingId: row?.id ?? 0,
      value,
      activeSinse: at(activeSinse),
      createdAt: noon,
      createdBy: '',
    });
}

describe('a setting', () => {
  it('has the value of the latest version that is not in the future', async () => {
    await setting('introVideoLink', 'String', [
      ['second', '2026-05-20T12:00:00.000Z'],
      ['third', '2026-05-21T00:00:00.000Z'],
      ['first', '2026-05-01T00:00:00.000Z'],
    ]);
    await setting('rememberedMessages', 'Int', [['3', '2026-05-10T00:00:00.000Z']]);
    const read = (moment: string) => readText(database.db, at(moment), 'introVideoLink');
    expect(await read('2026-05-20T11:59:59.999Z')).toBe('first');
    expect(await read('2026-05-20T12:00:00.000Z')).toBe('second');
    expect(await read('2026-06-01T00:00:00.000Z')).toBe('third');
    expect(await readNumber(database.db, noon, 'rememberedMessages')).toBe(3);
  });

  it('of two that hold from the same moment, has the one entered later', async () => {
    await setting('introVideoLink', 'String', [
      ['former', '2026-05-01T00:00:00.000Z'],
      [' latter ', '2026-05-01T00:00:00.000Z'],
    ]);
    expect(await readText(database.db, noon, 'introVideoLink')).toBe('latter');
  });

  it('falls back to its default while no version is in force', async () => {
    await setting('rememberedMessages', 'Int', [['3', '2026-06-01T00:00:00.000Z']]);
    expect(await readNumber(database.db, noon, 'rememberedMessages')).toBe(40);
    expect(await readNumber(database.db, noon, 'sessionIdleHours')).toBe(6);
    expect(await readText(database.db, noon, 'introVideoLink')).toBe('');
  });

  it.each([
    ['-5', 1],
    ['0', 1],
    ['999999999999999999999', 200],
    ['200', 200],
  ])('of type Int stays within its ends: %s counts as %i', async (value, counted) => {
    await setting('rememberedMessages', 'Int', [[value, '2026-05-01T00:00:00.000Z']]);
    expect(await readNumber(database.db, noon, 'rememberedMessages')).toBe(counted);
  });
});
