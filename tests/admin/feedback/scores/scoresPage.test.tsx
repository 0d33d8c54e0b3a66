import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getScoreInfo, getScoreStatistics } from '../../../../src/api/admin/scores';
import { formatDay } from '../../../../src/ui/dates';
import { fault, mock } from '../../../support/mocks';
import { address } from '../../../support/render';
import {
  from,
  info,
  noInfo,
  noStatistics,
  openScores,
  seeScores,
  shortcuts,
  statistics,
  to,
} from './openScores';

/** The six cards: their names, and what stands in them. */
const cards = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((name) => [
      name.textContent,
      within(name.parentElement ?? name)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .join(', '),
    ]),
  );

describe('the scores', () => {
  it('show six figures, the average with two decimals', async () => {
    // Nothing lies before the first day that has scores.
    await seeScores({ info: { ...info, minDate: '2026-03-13' } });
    expect(cards()).toEqual({
      'Average Score': '3.87',
      Median: '4, min 1, max 5',
      Count: '30',
      'Q1 25%': '3',
      'Q2 50%': '4',
      'Q3 75%': '4.75',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Scores' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Scores' })).toHaveAttribute('aria-current', 'page');
  });

  it('begin with the last week', async () => {
    const { days } = await seeScores();
    expect(from()).toHaveValue('2026-03-13');
    expect(to()).toHaveValue('2026-03-20');
    expect(days()).toEqual(['2026-03-13 to 2026-03-20']);
    expect(shortcuts()).toEqual([
      ['Last week', 'true'],
      ['Last Month', null],
      ['Last Year', null],
    ]);
    expect(address()).toBe('/admin/feedback/scores');
  });

  it('begin with all days where there is no week to show', async () => {
    const { days } = await seeScores({
      info: { ...info, minDate: '2026-03-16', showWeekShortcut: false, showMonthShortcut: false },
    });
    expect(days()).toEqual(['2026-03-16 to 2026-03-20']);
    expect(shortcuts()).toEqual([['Last Year', null]]);
  });

  it('are compared with as many days before', async () => {
    const { comparedDays, user } = await seeScores();
    await waitFor(() => expect(comparedDays()).toEqual(['2026-03-05 to 2026-03-12']));
    expect(
      await screen.findByText(
        `Before: ${formatDay('2026-03-05')} to ${formatDay('2026-03-12')}, as many days.`,
      ),
    ).toBeInTheDocument();
    expect(cards()).toMatchObject({
      'Average Score': '3.87, 3.87 before, the same',
      Count: '30, 30 before, the same',
    });
    mock(getScoreStatistics, ({ query }) =>
      query.get('to') === '2026-03-20'
        ? statistics
        : { ...statistics, statistics: { ...statistics.statistics, average: 3.501, count: 35 } },
    );
    await user.click(screen.getByRole('link', { name: 'Last Month' }));
    await waitFor(() =>
      expect(cards()).toMatchObject({
        'Average Score': '3.87, 3.50 before, +0.37',
        Count: '30, 35 before, -5',
      }),
    );
  });

  it('have no figures, with a word of explanation, while there are none at all', async () => {
    await seeScores({ info: noInfo, statistics: noStatistics });
    expect(cards()).toMatchObject({
      'Average Score': '–',
      Median: '–',
      Count: expect.stringMatching(/^0/),
      'Q1 25%': '–',
    });
    expect(screen.getByRole('heading', { name: 'No scores yet' })).toBeInTheDocument();
    expect(from()).toHaveValue('2020-01-01');
    expect(from()).toHaveAttribute('min', '2020-01-01');
    expect(shortcuts()).toEqual([]);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('have no figures, and a way out, in days that have none', async () => {
    await seeScores({ statistics: noStatistics });
    expect(screen.getByRole('heading', { name: 'No scores in these days' })).toBeInTheDocument();
    expect(shortcuts()).toHaveLength(3);
  });

  it('are read out with their days', async () => {
    await seeScores();
    expect(
      screen.getByText(`30 scores from ${formatDay('2026-03-13')} to ${formatDay('2026-03-20')}`),
    ).toHaveAttribute('role', 'status');
  });

  it('offer the days from 2020 to today until the server says which there are', async () => {
    fault(getScoreInfo, { hangs: true });
    openScores();
    await screen.findByText('Loading the scores');
    for (const field of [from(), to()]) {
      expect(field).toHaveAttribute('min', '2020-01-01');
      expect(new Date(`${field.getAttribute('max')}T12:00`).toDateString()).toBe(new Date().toDateString());
    }
  });

  it('of the former days stay until those of the new ones are there', async () => {
    const { user } = await seeScores();
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mock(getScoreStatistics, async () => {
      await waiting;
      return { ...statistics, statistics: { ...statistics.statistics, count: 99 } };
    });
    await user.click(screen.getByRole('link', { name: 'Last Month' }));
    expect(await screen.findByText('Loading the scores')).toBeInTheDocument();
    expect(cards()).toMatchObject({ Count: expect.stringMatching(/^30/) });
    answer();
    await waitFor(() => expect(cards()).toMatchObject({ Count: expect.stringMatching(/^99/) }));
  });

  it('can be asked for again when it is not known which days there are', async () => {
    fault(getScoreInfo, { status: 500 });
    const { user } = openScores();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'The scores could not be loaded' })).toBeInTheDocument();
    mock(getScoreInfo, info);
    mock(getScoreStatistics, statistics);
    await user.click(retry);
    expect(await screen.findByText('Average Score')).toBeInTheDocument();
  });

  it('can be asked for again when the statistics did not come, and other days can be chosen', async () => {
    mock(getScoreInfo, info);
    fault(getScoreStatistics, { status: 500 });
    const { user } = openScores();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'The statistics could not be loaded' })).toBeInTheDocument();
    expect(shortcuts()).toHaveLength(3);
    mock(getScoreStatistics, statistics);
    await user.click(retry);
    expect(await screen.findByText('Average Score')).toBeInTheDocument();
  });

  it.each([getScoreInfo, getScoreStatistics])('say so when the server refuses them', async (call) => {
    mock(getScoreInfo, info);
    fault(call, { status: 403 });
    openScores();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});
