import { describe, expect, it } from 'vitest';
import { dayAt, dayNames, dayNumber, dayTicks } from '../../../../src/admin/shared/charts/dayAxis';

const daysOf = (range: { from: string; to: string }, width: number) => dayTicks(range, width, 12).map(dayAt);

describe('the axis of days', () => {
  it('gives each day its own place, whatever the clocks do', () => {
    expect(dayNumber('2026-03-30') - dayNumber('2026-03-27')).toBe(3);
    expect(dayAt(dayNumber('2026-10-25'))).toBe('2026-10-25');
  });

  it('names every day where there is room', () => {
    expect(daysOf({ from: '2026-03-01', to: '2026-03-04' }, 800)).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
    ]);
  });

  it('names few days, the first and the last among them, where there is little', () => {
    expect(daysOf({ from: '2026-03-01', to: '2026-03-31' }, 240)).toEqual([
      '2026-03-01',
      '2026-03-16',
      '2026-03-31',
    ]);
    expect(daysOf({ from: '2020-01-01', to: '2026-03-31' }, 20)).toEqual(['2020-01-01']);
  });

  it('names days that are equally far apart, up to the last one', () => {
    expect(daysOf({ from: '2026-11-16', to: '2026-11-23' }, 450)).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-21',
      '2026-11-23',
    ]);
    expect(daysOf({ from: '2026-11-16', to: '2026-11-23' }, 150)).toEqual(['2026-11-16', '2026-11-23']);
    const days = dayTicks({ from: '2026-01-01', to: '2026-03-31' }, 640, 12);
    expect(new Set(days.slice(1).map((day, index) => day - (days[index] ?? 0))).size).toBe(1);
    expect(days.length).toBeGreaterThan(5);
  });

  it('names a single day', () => {
    expect(daysOf({ from: '2026-03-01', to: '2026-03-01' }, 300)).toEqual(['2026-03-01']);
  });

  it('says the year only where it changes', () => {
    expect(dayNames({ from: '2026-01-01', to: '2026-03-01' })('2026-02-03')).not.toContain('2026');
    expect(dayNames({ from: '2025-12-01', to: '2026-03-01' })('2026-02-03')).toContain('2026');
  });
});
