import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { loadKeys } from '../../../server/identity/keys';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());

describe("the provider's keys", () => {
  it('are the same for everyone who starts on one database, even at the same moment', async () => {
    const [first, second] = await Promise.all([loadKeys(database.db), loadKeys(database.db)]);
    expect(second).toEqual(first);
    expect(await loadKeys(database.db)).toEqual(first);
  });
});
