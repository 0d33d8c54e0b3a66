import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../../src/ui/dates';
import { address } from '../../../support/render';
import { from, info, seeScores, shortcuts, to } from './openScores';

/** Picks a day in the browser's calendar. */
const pick = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });
const noShortcut = [
  ['Last week', null],
  ['Last Month', null],
  ['Last Year', null],
];

describe('the days of the scores', () => {
  it.each([
    ['Last Month', '2026-02-17', 'month'],
    ['Last Year', '2025-03-20', 'year'],
    ['Last week', '2026-03-13', 'week'],
  ])('change with the shortcut %s', async (name, day, range) => {
    const { user, days } = await seeScores({ query: '?from=2025-05-05&to=2025-06-06' });
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(days().at(-1)).toBe(`${day} to 2026-03-20`));
    expect(from()).toHaveValue(day);
    expect(to()).toHaveValue('2026-03-20');
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe(`/admin/feedback/scores?range=${range}`);
  });

  it('chosen by hand are in the address, ask for their statistics, and are no shortcut', async () => {
    const { days } = await seeScores();
    pick(from(), '2026-03-15');
    await waitFor(() => expect(days().at(-1)).toBe('2026-03-15 to 2026-03-20'));
    expect(address()).toBe('/admin/feedback/scores?from=2026-03-15&to=2026-03-20');
    expect(shortcuts()).toEqual(noShortcut);
    pick(from(), '2026-03-13');
    await waitFor(() => expect(from()).toHaveValue('2026-03-13'));
    expect(shortcuts(), 'though they are those of the last week').toEqual(noShortcut);
  });

  it.each([
    ['none', ''],
    ['one without scores', '2030-01-01'],
  ])('that are %s light no shortcut, until one is pressed', async (_what, day) => {
    const { user, days } = await seeScores();
    pick(from(), day);
    expect(shortcuts()).toEqual(noShortcut);
    expect(days()).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Last week' }));
    await waitFor(() => expect(from()).toHaveValue('2026-03-13'));
    expect(shortcuts()[0]).toEqual(['Last week', 'true']);
  });

  it('pull To up when From goes past it', async () => {
    const { days } = await seeScores({ query: '?from=2026-01-01&to=2026-01-10' });
    pick(from(), '2026-01-20');
    await waitFor(() => expect(to()).toHaveValue('2026-01-20'));
    expect(days().at(-1)).toBe('2026-01-20 to 2026-01-20');
  });

  it('pull From down when To goes before it', async () => {
    const { days } = await seeScores({ query: '?from=2026-01-10&to=2026-01-20' });
    pick(to(), '2026-01-05');
    await waitFor(() => expect(from()).toHaveValue('2026-01-05'));
    expect(days().at(-1)).toBe('2026-01-05 to 2026-01-05');
  });

  it('are bounded by those that have scores', async () => {
    await seeScores();
    for (const field of [from(), to()]) {
      expect(field).toHaveAttribute('min', '2024-09-01');
      expect(field).toHaveAttribute('max', '2026-03-20');
    }
    pick(to(), '2026-03-21');
    expect(
      await screen.findByText(
        `Please choose a day from ${formatDay('2024-09-01')} to ${formatDay('2026-03-20')}.`,
      ),
    ).toBeInTheDocument();
    expect(to()).toBeInvalid();
    expect(to(), 'what was chosen stays to be mended').toHaveValue('2026-03-21');
    expect(address()).toBe('/admin/feedback/scores');
    pick(to(), '2026-03-19');
    await waitFor(() => expect(to()).toBeValid());
  });

  it('forget a wrong one when a shortcut is pressed', async () => {
    const { user } = await seeScores();
    pick(to(), '');
    expect(await screen.findByText(/^Please choose a day/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Last week' }));
    await waitFor(() => expect(to()).toHaveValue('2026-03-20'));
    expect(screen.queryByText(/^Please choose a day/)).not.toBeInTheDocument();
  });

  it('count when they are typed as soon as the field is left: a half-typed one is another day', async () => {
    const { user, days } = await seeScores({ query: '?from=2025-10-01&to=2025-12-20' });
    to().focus();
    fireEvent.keyDown(to(), { key: '1' });
    pick(to(), '2025-01-20');
    fireEvent.keyDown(to(), { key: '1' });
    pick(to(), '2025-11-20');
    expect(from()).toHaveValue('2025-10-01');
    await user.tab();
    await waitFor(() => expect(days().at(-1)).toBe('2025-10-01 to 2025-11-20'));
    expect(days()).toHaveLength(2);
  });

  it('count when they are typed as soon as Enter is pressed', async () => {
    const { user, days } = await seeScores({ query: '?from=2025-10-01&to=2025-12-20' });
    await user.clear(from());
    await user.type(from(), '2025-11-02');
    expect(days()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(days().at(-1)).toBe('2025-11-02 to 2025-12-20'));
    expect(from()).toHaveFocus();
  });

  it.each([
    ['?range=month', '2026-02-17 to 2026-03-20'],
    ['?from=2026-01-01&to=2026-02-01', '2026-01-01 to 2026-02-01'],
    ['?from=2026-01-01', '2026-01-01 to 2026-03-20'],
    ['?to=2026-01-01', '2024-09-01 to 2026-01-01'],
    ['?from=2026-02-01&to=2026-01-01', '2026-02-01 to 2026-02-01'],
    ['?from=2019-01-01&to=2031-01-01', '2024-09-01 to 2026-03-20'],
    ['?from=2026-02-31&to=soon&range=ever', '2026-03-13 to 2026-03-20'],
  ])('are those of the address %s', async (query, expected) => {
    const { days } = await seeScores({ query });
    expect(days()).toEqual([expected]);
  });

  it('of a shortcut that the server does not allow are those of the beginning', async () => {
    const { days } = await seeScores({
      query: '?range=year',
      info: { ...info, showYearShortcut: false },
    });
    expect(days()).toEqual(['2026-03-13 to 2026-03-20']);
    expect(shortcuts()).toEqual([
      ['Last week', 'true'],
      ['Last Month', null],
    ]);
  });

  it('come back with Back, and their statistics are asked for anew', async () => {
    const { user, days } = await seeScores();
    await user.click(screen.getByRole('link', { name: 'Last Year' }));
    await waitFor(() => expect(from()).toHaveValue('2025-03-20'));
    window.history.back();
    await waitFor(() => expect(from()).toHaveValue('2026-03-13'));
    await waitFor(() =>
      expect(days()).toEqual([
        '2026-03-13 to 2026-03-20',
        '2025-03-20 to 2026-03-20',
        '2026-03-13 to 2026-03-20',
      ]),
    );
  });
});
