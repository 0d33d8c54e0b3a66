import { describe, expect, it, vi } from 'vitest';
import { formatDateTime, formatDay } from '../../src/ui/dates';

const now = new Date(2026, 2, 1, 18, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('formatWhen', () => {
  it('shows the time alone if the day is today', () => {
    expect(formatDateTime(at(2026, 2, 1, 9, 30), now)).toMatch(/^0?9:30( AM)?$/i);
  });

  it('counts today by the reader’s own calendar, from midnight to midnight', () => {
    expect(formatDateTime(at(2026, 2, 1, 0, 0), now)).not.toContain('2026');
    expect(formatDateTime(at(2026, 2, 1, 23, 59), now)).not.toContain('2026');
    expect(formatDateTime(at(2026, 1, 28, 23, 59), now)).toContain('2026');
    expect(formatDateTime(at(2026, 2, 2, 0, 0), now)).toContain('2026');
  });

  it('shows date and time of another day, also of the same day a year ago', () => {
    expect(formatDateTime(at(2025, 2, 1, 9, 30), now)).toMatch(/Mar.*2025.*9:30|2025.*9:30/);
  });

  it('gives back what is no date', () => {
    expect(formatDateTime('soon', now)).toBe('soon');
    expect(formatDay('')).toBe('');
  });

  it('makes its formatters once, however many dates there are', () => {
    formatDateTime(at(2026, 2, 1, 9, 30), now);
    formatDateTime(at(2025, 2, 1, 9, 30), now);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let minute = 0; minute < 1_000; minute++) formatDateTime(at(2026, 2, 1, 9, minute), now);
    expect(made).not.toHaveBeenCalled();
  });
});

describe('formatDay', () => {
  it('shows a plain date as that very day, wherever the reader is', () => {
    expect(formatDay('2026-03-01')).toBe(formatDay(at(2026, 2, 1, 12, 0)));
  });

  it('shows no time', () => {
    expect(formatDay(at(2026, 2, 1, 9, 30))).not.toContain('30');
  });
});
