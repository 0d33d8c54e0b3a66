import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDump } from '../../../sandbox/seed/demoDump';
import { makePerson } from '../../../sandbox/seed/person';
import type { Database } from '../../../server/db/database';
import { openDatabase } from '../../../server/db/openDatabase';
import {
  news,
  promptLogs,
  promptVersions,
  questionOptions,
  questions,
  settings,
  settingVersions,
  terms,
  termsSignatures,
  users,
} from '../../../server/db/tables';
import { readStatus } from '../../../server/domain/account/status';
import { termsInForce } from '../../../server/domain/terms/termsInForce';
import { openingLimitMs } from '../../server/support/openingLimit';

const noon = new Date('2026-05-20T12:00:00.000Z');
const clock = { now: () => noon };

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dump: await demoDump(noon) });
}, openingLimitMs);
afterAll(() => database.close());

/** The state of a version (contract 3.5), told here from its marks alone. */
async function statesOfTerms() {
  const { db } = database;
  const [current] = await termsInForce(db, noon);
  return (await db.select().from(terms)).map(({ id, activated, validFrom }) => {
    if (!activated) return 'Draft';
    if (id === current?.id) return 'Active';
    return validFrom > noon ? 'Pending' : 'Expired';
  });
}

/** The tags that pages show of HTML from the server. */
const shown =
  /^(h[2-4]|p|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|strong|em|a|img|blockquote|hr|pre)$/;
const tagsIn = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name = '']) => name);

describe('the content of the demonstration', () => {
  it('has terms in all four states', async () => {
    const states = await statesOfTerms();
    expect([...new Set(states)].sort()).toEqual(['Active', 'Draft', 'Expired', 'Pending']);
    expect(states.filter((state) => state === 'Active')).toHaveLength(1);
    const texts = await database.db.select({ content: terms.content }).from(terms);
    expect(new Set(texts.map(({ content }) => content)).size).toBe(texts.length);
    for (const { content } of texts) {
      expect(content.length).toBeGreaterThan(2000);
      for (const tag of tagsIn(content)) expect(tag).toMatch(shown);
    }
  });

  it('has a questionnaire of every kind, asked of everyone, optional, and in draft', async () => {
    const rows = await database.db.select().from(questions);
    for (const type of [1, 2, 3])
      for (const [active, mandatory] of [
        [true, true],
        [true, false],
      ])
        expect(
          rows.filter(
            (row) => row.answerTypeId === type && row.active === active && row.mandatory === mandatory,
          ),
        ).not.toEqual([]);
    expect(new Set(rows.filter(({ active }) => !active).map(({ answerTypeId }) => answerTypeId)).size).toBe(
      3,
    );
    expect(new Set(rows.map(({ sortOrder }) => sortOrder)).size).toBe(rows.length);
    for (const row of rows) {
      const options = await database.db.$count(questionOptions, eq(questionOptions.questionId, row.id));
      if (row.answerTypeId === 1) expect(row.minValue).toBeLessThan(row.maxValue ?? 0);
      else expect(options).toBeGreaterThan(1);
    }
  });

  it('has a question for every question tag of an active prompt', async () => {
    const active = await database.db.select().from(promptVersions).where(eq(promptVersions.active, true));
    const keys = active.flatMap(({ text }) =>
      [...text.matchAll(/\{\{question:(\w+)/g)].map(([, key]) => key),
    );
    expect(keys).toContain('values');
    const asked = await database.db.select().from(questions).where(eq(questions.active, true));
    for (const key of keys) expect(asked.map((question) => question.key)).toContain(key);
  });

  it('has twelve news items, with everything that HTML may bring', async () => {
    const items = await database.db.select().from(news);
    expect(items).toHaveLength(12);
    const tags = items.flatMap(({ content }) => tagsIn(content));
    for (const tag of ['h2', 'ul', 'ol', 'a', 'img', 'table', 'blockquote']) expect(tags).toContain(tag);
    for (const tag of tags) expect(tag).toMatch(shown);
    for (const item of items) expect(item.createdAt < noon && item.modifiedAt >= item.createdAt).toBe(true);
  });

  it('has settings of both types, with values that are over, in force and to come', async () => {
    const rows = await database.db
      .select()
      .from(settings)
      .innerJoin(settingVersions, eq(settingVersions.settingId, settings.id));
    expect([...new Set(rows.map((row) => row.settings.type))].sort()).toEqual(['Int', 'String']);
    const begins = rows.map(({ setting_versions: version }) => version.activeSinse);
    expect(begins.some((begin) => begin > noon)).toBe(true);
    for (const begin of begins) expect(begin.toISOString()).toMatch(/T00:00:00\.000Z$/);
    for (const { settings: setting, setting_versions: version } of rows) {
      if (setting.type === 'Int') expect(version.value).toMatch(/^\d+$/);
      expect(version.createdAt < version.activeSinse && version.createdAt < noon).toBe(true);
    }
  });
});

describe('the people of the demonstration', () => {
  const idOf = async (email: string) => {
    const [row] = await database.db.select().from(users).where(eq(users.email, email));
    return row?.id ?? '';
  };
  const statusOf = async (email: string) => readStatus(database.db, await idOf(email), noon);

  it('have the start-up behind them, but for the new one', async () => {
    for (const name of ['user', 'staff', 'developer', 'limited'])
      expect((await statusOf(`${name}@example.com`)).allOk).toBe(true);
    expect(Object.values(await statusOf('new@example.com'))).toEqual(Array(8).fill(false));
  });

  it('have signed: Emma the version before as well, when it was in force', async () => {
    const signed = await database.db
      .select()
      .from(termsSignatures)
      .innerJoin(terms, eq(terms.id, termsSignatures.termsId))
      .where(eq(termsSignatures.userId, await idOf('user@example.com')))
      .orderBy(termsSignatures.signedAt);
    const [current] = await termsInForce(database.db, noon);
    expect(signed).toHaveLength(2);
    const [before, now] = signed;
    expect(now?.terms.id).toBe(current?.id);
    for (const { terms: version, terms_signatures: signature } of signed)
      expect(signature.signedAt >= version.validFrom && signature.signedAt < noon).toBe(true);
    expect(before && now && before.terms_signatures.signedAt < now.terms.validFrom).toBe(true);
  });

  it('are known to the coach by their answers', async () => {
    const requests = await database.db.select().from(promptLogs).where(eq(promptLogs.promptKey, 'coach'));
    expect(requests.length).toBeGreaterThan(50);
    for (const { requestJson } of requests)
      expect(requestJson).toContain('What matters to the client: Calm, My family');
  });
});

describe('a made person', () => {
  const make = async (id: string, start: 'done' | 'todo') => {
    const account = { id, email: `${id}@example.com`, name: 'Kim Berg' };
    await makePerson({ db: database.db, clock }, { account, start, chats: 0 });
    return readStatus(database.db, id, noon);
  };

  it('has the whole start-up behind, or ahead', async () => {
    expect(Object.values(await make('kim', 'done'))).toEqual(Array(8).fill(true));
    expect(Object.values(await make('kit', 'todo'))).toEqual(Array(8).fill(false));
  });
});
