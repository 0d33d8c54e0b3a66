import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../../server/db/database';
import { scores } from '../../../../server/db/tables';
import { getScoreInfo, getScoreStatistics, type ScoreStatistics } from '../../../../src/api/admin/scores';
import { sendScore } from '../../../../src/api/feedback';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

let api: Api;
let staff: string;
beforeAll(async () => {
  api = await startApi();
  staff = await api.newPerson({ permissions: ['read:admin', 'edit:feedback'] });
}, openingLimitMs);
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(scores);
});

/** Stores scores, each with the moment at which it was given. */
const store = (...given: [createdAt: string, score: 1 | 2 | 3 | 4 | 5][]) =>
  api.db.insert(scores).values(given.map(([at, score]) => ({ score, createdAt: new Date(at) })));
const info = async () => (await api.send(getScoreInfo, staff)).data;
const ask = (from: string, to: string) => api.send(getScoreStatistics, staff, { query: { from, to } });
const between = async (from: string, to: string): Promise<ScoreStatistics> => {
  const { status, data } = await ask(from, to);
  expect(status).toBe(200);
  return data;
};

describe('the range of the scores', () => {
  it('is not there without scores', async () => {
    expect(await info()).toEqual({
      minDate: null,
      maxDate: null,
      showWeekShortcut: false,
      showMonthShortcut: false,
      showYearShortcut: false,
    });
  });

  it.each([
    ['2030-01-07', false, false, false],
    ['2030-01-08', true, false, false],
    ['2030-01-31', true, false, false],
    ['2030-02-01', true, true, false],
    ['2030-12-31', true, true, false],
    ['2031-01-01', true, true, true],
  ])('from 2030-01-01 to %s has the shortcuts that fit', async (maxDate, week, month, year) => {
    await store(['2030-01-01T23:59:59.999Z', 3], [`${maxDate}T00:00:00Z`, 4]);
    expect(await info()).toEqual({
      minDate: '2030-01-01',
      maxDate,
      showWeekShortcut: week,
      showMonthShortcut: month,
      showYearShortcut: year,
    });
  });
});

describe('the statistics', () => {
  it('are all zero without scores', async () => {
    expect(await between('2030-01-01', '2030-12-31')).toEqual({
      scoreCount: ['1', '2', '3', '4', '5'].map((label) => ({ label, count: 0 })),
      averageData: [],
      statistics: {
        ...{ average: 0, median: 0, min: 0, max: 0, count: 0 },
        quartiles: ['Q1', 'Q2', 'Q3'].map((label) => ({ label, value: 0 })),
      },
    });
  });

  it('count the scores, both days included, and average them by day', async () => {
    await store(
      ['2030-01-31T23:59:59.999Z', 1],
      ['2030-02-01T00:00:00.000Z', 5],
      ['2030-02-01T12:00:00.000Z', 2],
      ['2030-02-03T23:59:59.999Z', 4],
      ['2030-02-04T00:00:00.000Z', 1],
    );
    const { scoreCount, averageData, statistics } = await between('2030-02-01', '2030-02-03');
    expect(scoreCount.map(({ count }) => count)).toEqual([0, 1, 0, 1, 1]);
    expect(averageData).toEqual([
      { date: '2030-02-01', averageScore: 3.5, count: 2 },
      { date: '2030-02-03', averageScore: 4, count: 1 },
    ]);
    expect(statistics).toMatchObject({ average: 11 / 3, median: 4, min: 2, max: 5, count: 3 });
  });

  it.each([
    [[4], [4, 4, 4]],
    [
      [1, 2],
      [1.25, 1.5, 1.75],
    ],
    [
      [1, 2, 4, 5],
      [1.75, 3, 4.25],
    ],
    [
      [5, 1, 3, 3, 2],
      [2, 3, 3],
    ],
    [
      [1, 1, 1, 5, 5, 5],
      [1, 3, 5],
    ],
  ] as [(1 | 2 | 3 | 4 | 5)[], number[]][])('of %j have the quartiles %j', async (given, quartiles) => {
    await store(...given.map((score) => ['2030-02-01T12:00:00Z', score] as [string, typeof score]));
    const { statistics } = await between('2030-02-01', '2030-02-01');
    expect(statistics.quartiles.map(({ value }) => value)).toEqual(quartiles);
    expect(statistics.median).toBe(quartiles[1]);
  });

  it('are those that the database itself finds, for many', async () => {
    await api.db.execute(sql`
      insert into ${scores} (score, created_at)
      select 1 + (n * n % 7) % 5, '2029-01-01Z'::timestamptz + n * interval '37 minutes'
      from generate_series(1, 20000) as n
    `);
    const rows = await rowsOf<Record<string, number>>(
      api.db,
      sql`
        select avg(score)::float as average, percentile_cont(0.25) within group (order by score) as q1,
          percentile_cont(0.5) within group (order by score) as q2,
          percentile_cont(0.75) within group (order by score) as q3
        from ${scores}
      `,
    );
    const { statistics, averageData } = await between('2029-01-01', '2031-12-31');
    expect(statistics.count).toBe(20_000);
    expect(statistics.average).toBeCloseTo(rows[0]?.average ?? 0, 9);
    expect(statistics.quartiles.map(({ value }) => value)).toEqual(
      ['q1', 'q2', 'q3'].map((key) => rows[0]?.[key]),
    );
    const dates = averageData.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('have what somebody has just given', async () => {
    const person = await api.newPerson({ record: 'todo' });
    await api.send(sendScore, person, { body: { score: 5 } });
    const { maxDate } = await info();
    expect((await between(maxDate ?? '', maxDate ?? '')).statistics.count).toBe(1);
  });

  it.each([
    ['2030-02-30', '2030-03-01', 'From is not a date.'],
    ['2030-02-01', '2030-13-01', expect.any(String)],
    ['2030-02-01', '2030-02-29', 'To is not a date.'],
    ['0000-01-01', '2030-02-01', 'From is not a date.'],
    ['today', '2030-02-01', expect.any(String)],
    ['', '', expect.any(String)],
    ['2030-02-02', '2030-02-01', 'From must not be later than to.'],
  ])('from %s to %s are refused', async (from, to, message) => {
    const { status, error } = await ask(from, to);
    expect([status, error]).toEqual([400, { message }]);
  });

  it('need both days, and take the first and the last that there are', async () => {
    expect((await api.send(getScoreStatistics, staff)).status).toBe(400);
    expect((await between('0001-01-01', '9999-12-31')).statistics.count).toBe(0);
  });
});
