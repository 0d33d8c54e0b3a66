import { describe, expect, it } from 'vitest';
import {
  beginningOn,
  boundsOf,
  endingOn,
  inBounds,
  isDay,
  lastDays,
} from '../../../../src/admin/feedback/scores/range';

const bounds = { from: '2025-01-10', to: '2026-03-20' };

describe('the range of the scores', () => {
  it.each([
    [7, '2026-03-13'],
    [31, '2026-02-17'],
    [365, '2025-03-20'],
    [700, '2025-01-10'],
  ])('of the last %i days begins on %s', (days, from) => {
    expect(lastDays(days, bounds)).toEqual({ from, to: '2026-03-20' });
  });

  it('stays within its bounds', () => {
    expect(inBounds({ from: '2020-01-01', to: '2030-01-01' }, bounds)).toEqual(bounds);
    expect(inBounds({ from: '2030-01-01', to: '2030-01-02' }, bounds)).toEqual({
      from: '2026-03-20',
      to: '2026-03-20',
    });
  });

  it('never inverts', () => {
    expect(beginningOn('2026-03-05', '2026-03-01')).toEqual({ from: '2026-03-05', to: '2026-03-05' });
    expect(endingOn('2026-03-01', '2026-03-05')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(beginningOn('2026-03-01', '2026-03-05')).toEqual({ from: '2026-03-01', to: '2026-03-05' });
    expect(endingOn('2026-03-05', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-05' });
  });

  it('goes from 2020 to today as long as nobody says otherwise', () => {
    const { from, to } = boundsOf();
    expect(from).toBe('2020-01-01');
    expect(new Date(`${to}T12:00`).toDateString()).toBe(new Date().toDateString());
  });

  it.each([
    ['2026-02-28', true],
    ['2026-02-31', false],
    ['2026-2-3', false],
    ['2026-02-28T10:00', false],
    ['yesterday', false],
    ['', false],
  ])('takes %j for a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});
