import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database';
import {
  languages,
  promptActivations,
  promptDefinitions,
  promptGroups,
  promptVersions,
  settings,
  settingVersions,
} from '../../../../server/db/tables';
import { hasBase, seedBase } from '../../../../server/domain/base/seedBase';
import { listModules } from '../../../../server/domain/conversation/modules';
import { readPrompt } from '../../../../server/domain/prompts/readPrompt';
import { settingVersionsInForce } from '../../../../server/domain/settings/readSetting';
import { borrowDatabase } from '../../support/borrowDatabase';
import { openingLimitMs } from '../../support/openingLimit';

const now = new Date('2026-05-20T12:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await borrowDatabase();
  expect(await hasBase(database.db)).toBe(false);
  await seedBase(database.db, now);
}, openingLimitMs);
afterAll(() => database.close());

it('is there once it was filled in', async () => {
  expect(await hasBase(database.db)).toBe(true);
});

it('gives a new installation a value in force for each setting, and an active text for each prompt', async () => {
  const { db } = database;
  expect(await db.$count(settings)).toBeGreaterThan(0);
  expect(await settingVersionsInForce(db, now)).toHaveLength(await db.$count(settings));
  expect(await db.$count(promptDefinitions)).toBeGreaterThan(0);
  expect(await db.$count(promptVersions, eq(promptVersions.active, true))).toBe(
    await db.$count(promptDefinitions),
  );
});

it('gives the assistant its prompts, and conversations a module to begin in', async () => {
  const nothing = new Proxy({}, { get: () => async () => '' }) as Parameters<typeof readPrompt>[2];
  for (const key of ['coach', 'safetyCheck'] as const)
    expect((await readPrompt(database.db, key, nothing)).text).not.toBe('');
  expect((await listModules(database.db))[0].name).toBe('Getting to know you');
});

it('brings the words of a setting up to date, and leaves its value', async () => {
  const { db } = database;
  const isVideo = eq(settings.key, 'introVideoLink');
  const [video] = await db.select().from(settings).where(isVideo);
  await db.update(settings).set({ description: 'Of a former release' }).where(isVideo);
  await seedBase(db, now);
  expect(await db.select().from(settings).where(isVideo)).toEqual([video]);
  expect(await settingVersionsInForce(db, now)).toHaveLength(await db.$count(settings));
});

it('brings what a later release needs into a database that is in use, and leaves the rest as staff have it', async () => {
  const { db } = database;
  const [greeting, welcome] = await db
    .select()
    .from(promptDefinitions)
    .where(inArray(promptDefinitions.key, ['greeting', 'welcomeBack']))
    .orderBy(promptDefinitions.id);
  const gone = { prompt: greeting?.id ?? 0, group: greeting?.groupId ?? 0 };
  await db.delete(promptActivations).where(eq(promptActivations.definitionId, gone.prompt));
  await db.delete(promptVersions).where(eq(promptVersions.definitionId, gone.prompt));
  await db.delete(promptDefinitions).where(eq(promptDefinitions.id, gone.prompt));
  await db.delete(settings).where(eq(settings.key, 'rememberedMessages'));
  await db.delete(languages).where(eq(languages.code, 'sv'));
  await db.update(promptGroups).set({ title: 'Talk' }).where(eq(promptGroups.id, gone.group));
  await db
    .update(promptVersions)
    .set({ text: 'Hi again', active: false })
    .where(eq(promptVersions.definitionId, welcome?.id ?? 0));
  const before = await db.select().from(promptVersions).orderBy(promptVersions.id);

  await Promise.all([seedBase(db, now), seedBase(db, now)]);

  const after = await db.select().from(promptVersions).orderBy(promptVersions.id);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({ active: true, number: 1, createdBy: 'Hearken' });
  expect(
    await db.select().from(promptDefinitions).where(eq(promptDefinitions.key, 'greeting')),
  ).toMatchObject([{ id: after.at(-1)?.definitionId, groupId: gone.group, title: 'First greeting' }]);
  expect(await settingVersionsInForce(db, now)).toHaveLength(await db.$count(settings));
  expect(await db.$count(settings, eq(settings.key, 'rememberedMessages'))).toBe(1);
  expect(await db.$count(languages, eq(languages.code, 'sv'))).toBe(1);
  expect(await db.$count(promptGroups, eq(promptGroups.title, 'Talk'))).toBe(1);
});

it('tells of nothing that staff of a demonstration have done', async () => {
  const authors = await database.db
    .selectDistinct({ name: promptVersions.createdBy })
    .from(promptVersions)
    .union(database.db.selectDistinct({ name: settingVersions.createdBy }).from(settingVersions));
  expect(authors).toEqual([{ name: 'Hearken' }]);
});
