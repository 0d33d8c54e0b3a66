import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings, settingVersions } from '../../../../server/db/tables';
import { readNumber, readText } from '../../../../server/domain/settings/readSetting';
import {
  changeSettingVersion,
  createSettingVersion,
  deleteSettingVersion,
  listSettings,
} from '../../../../src/api/admin/settings';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
let number: number;
let text: number;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ name: 'Ada Berg', permissions: ['read:admin', 'edit:settings'] });
  number = await idOf('rememberedMessages');
  text = await idOf('introVideoLink');
}, openingLimitMs);
afterAll(() => api.close());

const today = '2030-06-15T00:00:00.000Z';
beforeEach(async () => {
  api.clock.set('2030-06-15T12:00:00.000Z');
  await api.db.delete(settingVersions);
});

async function idOf(key: string): Promise<number> {
  const [setting] = await api.db.select().from(settings).where(eq(settings.key, key));
  if (!setting) throw new Error(`There is no setting ${key}`);
  return setting.id;
}

const create = (settingId: number, value: string, activeSinse = today) =>
  api.send(createSettingVersion, staff, { body: { settingId, value, activeSinse } });
const versionsOf = async (id: number) =>
  (await api.send(listSettings, staff)).data.find((setting) => setting.id === id)?.versions ?? [];
const versionId = async (id: number) => (await versionsOf(id))[0]?.id ?? 0;
const change = (id: number, versionId: number, value: string, activeSinse = today) =>
  api.send(changeSettingVersion, staff, { params: { id, versionId }, body: { value, activeSinse } });
const remove = (id: number, versionId: number) =>
  api.send(deleteSettingVersion, staff, { params: { id, versionId } });

describe('the settings', () => {
  it('are listed by title, those without a version too', async () => {
    const { data } = await api.send(listSettings, staff);
    const titles = data.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort());
    expect(data.map(({ versions }) => versions)).toEqual(data.map(() => []));
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['Int', 'String']));
  });

  it('say which numbers they take, and no range of a text', async () => {
    const { data } = await api.send(listSettings, staff);
    const rangeOf = (id: number) => {
      const { min, max } = data.find((setting) => setting.id === id) ?? {};
      return [min, max];
    };
    expect(rangeOf(number)).toEqual([1, 200]);
    expect(rangeOf(text)).toEqual([undefined, undefined]);
  });

  it('know which version is past, which one holds and which ones are to come', async () => {
    for (const day of ['2030-06-01', '2030-06-14', '2030-06-15', '2030-06-16', '2031-01-01'])
      await create(number, day.slice(-2), `${day}T00:00:00.000Z`);
    const statesNow = async () => (await versionsOf(number)).map(({ value, state }) => [value, state]);
    expect(await statesNow()).toEqual([
      ['01', 'Pending'],
      ['16', 'Pending'],
      ['15', 'Active'],
      ['14', 'Expired'],
      ['01', 'Expired'],
    ]);
    api.clock.set('2030-06-16T00:00:00.000Z');
    expect((await statesNow()).map(([, state]) => state)).toEqual([
      'Pending',
      'Active',
      'Expired',
      'Expired',
      'Expired',
    ]);
  });

  it('of two versions of a day hold by the one that was added later, for the product as well', async () => {
    await create(number, '5');
    await create(number, '7');
    expect((await versionsOf(number)).map(({ value, state }) => [value, state])).toEqual([
      ['7', 'Active'],
      ['5', 'Expired'],
    ]);
    expect(await readNumber(api.db, api.clock.now(), 'rememberedMessages')).toBe(7);
  });
});

describe('a new version', () => {
  it('says who added it and when, and begins with its day', async () => {
    expect((await create(number, ' 12 ', '2030-07-01T15:45:00.000Z')).status).toBe(204);
    const [version] = await versionsOf(number);
    expect(version).toMatchObject({
      value: '12',
      activeSinse: '2030-07-01T00:00:00.000Z',
      createdBy: 'Ada Berg',
      state: 'Pending',
      created: expect.stringMatching(/^2030-06-15T12:00/),
    });
  });

  it('is taken by the UTC day', async () => {
    await create(number, '12', '2030-07-01T01:00:00+02:00');
    expect((await versionsOf(number))[0]?.activeSinse).toBe('2030-06-30T00:00:00.000Z');
  });

  it.each(['1', '200', '007'])('of a number may be %s', async (value) => {
    expect((await create(number, value)).status).toBe(204);
  });

  it.each(['0', '-5', '201', '12345678901234567890'])('of a number can not be %s', async (value) => {
    expect(await create(number, value)).toMatchObject({
      status: 400,
      error: { message: 'Please provide a whole number from 1 to 200.', field: 'value' },
    });
    expect(await versionsOf(number)).toEqual([]);
  });

  it.each(['1.5', 'ten', '1e3', '- 5', '+5', '0x1F'])('of a number can not be %s', async (value) => {
    expect(await create(number, value)).toMatchObject({
      status: 400,
      error: { message: 'Please provide a whole number, in digits.' },
    });
    expect(await versionsOf(number)).toEqual([]);
  });

  it('of a text may be any text', async () => {
    expect((await create(text, 'https://videos.example.com/1')).status).toBe(204);
  });

  it('takes a text away with the word none', async () => {
    await create(text, 'None');
    expect(await readText(api.db, api.clock.now(), 'introVideoLink')).toBe('');
  });

  it.each([
    [' ', today, 'Please provide a setting value.'],
    ['1', 'tomorrow', 'Date is invalid.'],
    ['1', '2030-02-31T00:00:00.000Z', 'Date is invalid.'],
    ['1', '0000-01-01T00:00:00.000Z', 'Date is invalid.'],
    ['1', '0001-01-01T00:00:00.000Z', 'Date is invalid.'],
    ['1', '9999-12-31T23:00:00-05:00', 'Date is invalid.'],
  ])('is refused with the value "%s" and the date %s', async (value, date, message) => {
    expect(await create(number, value, date)).toMatchObject({ status: 400, error: { message } });
  });

  it.each([999, 2 ** 33])('is 404 for the setting %s', async (id) => {
    expect(await create(id, '1')).toMatchObject({
      status: 404,
      error: { message: 'There is no such setting.' },
    });
  });
});

describe('a version', () => {
  it('takes another value and day, and keeps who added it', async () => {
    await create(number, '5');
    const former = (await versionsOf(number))[0];
    const other = await api.newPerson({ name: 'Kim', permissions: ['read:admin', 'edit:settings'] });
    api.clock.set('2030-06-20T12:00:00.000Z');
    const { status } = await api.send(changeSettingVersion, other, {
      params: { id: number, versionId: former?.id ?? 0 },
      body: { value: '6', activeSinse: '2030-06-18T20:00:00.000Z' },
    });
    expect(status).toBe(204);
    expect(await versionsOf(number)).toEqual([
      {
        ...former,
        value: '6',
        activeSinse: '2030-06-18T00:00:00.000Z',
        changedBy: 'Kim',
        changedAt: expect.any(String),
        revision: 2,
      },
    ]);
  });

  it('is checked as a new one is', async () => {
    await create(number, '5');
    const id = await versionId(number);
    expect(await change(number, id, 'ten')).toMatchObject({ status: 400 });
    expect(await change(number, id, '')).toMatchObject({ status: 400 });
    expect(await change(number, id, '5', '2030-02-30T00:00:00Z')).toMatchObject({ status: 400 });
    expect((await versionsOf(number))[0]?.value).toBe('5');
  });

  it('is deleted, even the last one', async () => {
    await create(number, '5');
    expect((await remove(number, await versionId(number))).status).toBe(204);
    expect(await versionsOf(number)).toEqual([]);
  });

  it('is 404 when there is none, or when it is another setting’s', async () => {
    await create(number, '5');
    const id = await versionId(number);
    const error = { message: 'There is no such version of the setting.' };
    for (const [setting, version] of [
      [number, 9999],
      [text, id],
    ] as const) {
      expect(await change(setting, version, '1')).toMatchObject({ status: 404, error });
      expect(await remove(setting, version)).toMatchObject({ status: 404, error });
    }
    expect((await change(999, id, '1')).status).toBe(404);
    expect(await versionsOf(number)).toHaveLength(1);
  });
});
