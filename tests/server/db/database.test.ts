import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import { languages, modules, sessionModules, sessions, users } from '../../../server/db/tables';
import { borrowDatabase } from '../support/borrowDatabase';
import { openingLimitMs } from '../support/openingLimit';

describe('a database in a directory', () => {
  let dir: string;
  beforeAll(async () => {
    dir = path.join(await mkdtemp(path.join(tmpdir(), 'hearken-')), 'deep', 'data');
  });
  afterAll(() => rm(path.dirname(path.dirname(dir)), { recursive: true }));

  it('is made, migrated, and there again after a restart', { timeout: openingLimitMs }, async () => {
    const first = await openDatabase({ dir });
    await first.db.insert(languages).values({ code: 'en', name: 'English' });
    await first.close();
    const second = await openDatabase({ dir });
    expect(await second.db.select().from(languages)).toEqual([{ code: 'en', name: 'English' }]);
    await second.close();
  });
});

it('begins with what was dumped, and goes on counting behind it', { timeout: openingLimitMs }, async () => {
  const first = await openDatabase('memory');
  await first.db.insert(modules).values({ name: 'First', themes: ['sad'] });
  const dump = await first.dump();
  await first.close();

  for (const _turn of [1, 2]) {
    const { db, close } = await openDatabase({ dump });
    await db.insert(modules).values({ name: 'Second', themes: [] });
    expect(await db.select().from(modules)).toMatchObject([
      { id: 1, name: 'First', themes: ['sad'] },
      { id: 2, name: 'Second', themes: [] },
    ]);
    await close();
  }
});

it('is refused, by its place, when a newer version has migrated it', {
  timeout: openingLimitMs,
}, async () => {
  const newer = await openDatabase('memory');
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  );
  const dump = await newer.dump();
  await newer.close();
  await expect(openDatabase({ dump })).rejects.toThrow(/^The database in memory belongs to a newer version/);
});

describe('the tables', () => {
  let database: Database;
  beforeAll(async () => {
    database = await borrowDatabase();
  }, openingLimitMs);
  afterAll(() => database.close());

  it('let a person have one open session only, and refuse what refers to nothing', async () => {
    const { db } = database;
    const now = new Date();
    await db.insert(users).values({ id: 'a', email: 'a@example.com', name: 'A', createdAt: now });
    const session = { userId: 'a', startedAt: now, lastActiveAt: now };
    await db.insert(sessions).values(session);
    await expect(db.insert(sessions).values(session)).rejects.toThrow();
    await db.insert(sessions).values({ ...session, closedAt: now });
    await expect(db.insert(sessions).values({ ...session, userId: 'nobody' })).rejects.toThrow();
    const [module] = await db.insert(modules).values({ name: 'M', themes: [] }).returning();
    await expect(
      db.insert(sessionModules).values({ sessionId: 999, moduleId: module?.id ?? 0, startedAt: now }),
    ).rejects.toThrow();
  });
});
