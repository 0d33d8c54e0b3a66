import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../../sandbox/outbox';
import { prospects } from '../../../../server/db/tables';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
} from '../../../../src/api/admin/signupSources';
import { signUp } from '../../../../src/api/prospects';
import { noise } from '../../support/noise';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, appOrigin, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Mette Lund', permissions: ['read:admin'] });
}, openingLimitMs);
afterAll(() => api.close());

const list = async () => (await api.send(listSignupSources, staff)).data.signupSources;
const find = async (source: string) => (await list()).find((row) => row.source === source);
const idOf = async (source: string) => (await find(source))?.id ?? 0;
const create = (source: unknown, description: unknown = '', maxAutoSignups: unknown = 100) =>
  api.send(createSignupSource, staff, { body: { source, description, maxAutoSignups } });
const change = (id: number, body: unknown) => api.send(changeSignupSource, staff, { params: { id }, body });
const remove = (id: number) => api.send(deleteSignupSource, staff, { params: { id } });
const comeBy = async (source: string, email: string) => {
  await api.send(signUp, undefined, { body: { name: 'Ada', email, ip: 'unknown', source } });
  return (await readOutbox(api.db, email)).length > 0;
};

const noSuchSource = { status: 404, error: { message: 'There is no such signup source.' } };

describe('a signup source', () => {
  it('is stored with who made it, and has a link on the site', async () => {
    expect((await create('Fair2026', 'The fair in May', 3)).status).toBe(204);
    expect(await find('Fair2026')).toEqual({
      id: expect.any(Number),
      source: 'Fair2026',
      description: 'The fair in May',
      maxAutoSignups: 3,
      createdBy: 'Mette Lund',
      createdAt: expect.any(String),
      url: `${appOrigin}/signup?source=Fair2026`,
      revision: 1,
    });
    await create('Blåbær');
    expect((await find('Blåbær'))?.url).toBe(`${appOrigin}/signup?source=Bl%C3%A5b%C3%A6r`);
    expect((await list())[0]?.source).toBe('Blåbær');
  });

  it('is there once only, whatever the case', async () => {
    await create('unique');
    for (const twin of ['unique', 'UNIQUE'])
      expect(await create(twin)).toMatchObject({
        status: 400,
        error: { message: `There is a source '${twin}' already.` },
      });
    expect((await list()).filter(({ source }) => /unique/i.test(source))).toHaveLength(1);
  });

  it.each([
    ['', '', 1, 'Please use letters and digits only'],
    ['two words', '', 1, 'Please use letters and digits only'],
    ['a-b', '', 1, 'Please use letters and digits only'],
    ['good', 'x'.repeat(2001), 1, 'The description can be at most 2000 characters'],
    ['good', '', -1, 'Please enter a number of at least 0'],
    ['good', '', 1.5, 'Please enter a whole number'],
    ['good', '', 3_000_000_000, 'Please enter a smaller number'],
  ])('is refused: %s, a description, %#', async (source, text, max, message) => {
    expect(await create(source, text, max)).toMatchObject({ status: 400, error: { message } });
    expect(await find(source)).toBeUndefined();
  });

  it('has a name that fits into an index', async () => {
    const { status, error } = await create(noise(12_000));
    expect([status, error.message]).toEqual([400, 'The source can be at most 200 characters']);
    const longest = noise(200);
    expect((await create(longest)).status).toBe(204);
    expect(await find(longest)).toMatchObject({ source: longest });
  });

  it('keeps a changed description and limit, and its name', async () => {
    await create('changing', 'before', 1);
    const id = await idOf('changing');
    const description = 'x'.repeat(2000);
    expect((await change(id, { description, maxAutoSignups: 0, source: 'other' })).status).toBe(204);
    expect(await find('changing')).toMatchObject({ id, description, maxAutoSignups: 0 });
    expect((await change(id, { description: '', maxAutoSignups: -1 })).status).toBe(400);
    expect(await change(999_999, { description: '', maxAutoSignups: 1 })).toMatchObject(noSuchSource);
  });

  it('invites at once as many as its limit says, from the next sign-up on', async () => {
    await create('limited', '', 1);
    expect(await comeBy('limited', 'one@example.com')).toBe(true);
    expect(await comeBy('LIMITED', 'two@example.com')).toBe(false);
    await change(await idOf('limited'), { description: '', maxAutoSignups: 3 });
    expect(await comeBy('limited', 'three@example.com')).toBe(true);
  });

  it('can be deleted; who came by it keeps its text, and the link invites nobody any more', async () => {
    await create('shortlived', '', 9);
    await comeBy('shortlived', 'four@example.com');
    const id = await idOf('shortlived');
    expect((await remove(id)).status).toBe(204);
    expect(await find('shortlived')).toBeUndefined();
    const [prospect] = await api.db.select().from(prospects).where(eq(prospects.email, 'four@example.com'));
    expect(prospect?.source).toBe('shortlived');
    expect(await comeBy('shortlived', 'five@example.com')).toBe(false);
    expect(await remove(id)).toMatchObject(noSuchSource);
  });
});
