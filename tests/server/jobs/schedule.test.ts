import { describe, expect, it } from 'vitest';
import { lastDue, type Schedule } from '../../../server/jobs/schedule';

const daily: Schedule = { every: 'day', hour: 8, minute: 30 };

describe('the last appointed time', () => {
  it.each<[Schedule, string, string]>([
    [{ every: 'hour' }, '2026-05-20T12:59:59.999Z', '2026-05-20T12:00:00.000Z'],
    [{ every: 'hour' }, '2026-05-20T12:00:00.000Z', '2026-05-20T12:00:00.000Z'],
    [daily, '2026-05-20T08:29:59.999Z', '2026-05-19T08:30:00.000Z'],
    [daily, '2026-05-20T08:30:00.000Z', '2026-05-20T08:30:00.000Z'],
    [daily, '2026-03-01T00:00:00.000Z', '2026-02-28T08:30:00.000Z'],
  ])('of %j at %s was %s', (schedule, now, due) => {
    expect(lastDue(schedule, new Date(now)).toISOString()).toBe(due);
  });
});
