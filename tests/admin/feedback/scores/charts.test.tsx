import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../../src/ui/dates';
import { savedFiles } from '../../../support/savedFiles';
import { drawn } from '../../shared/charts/fakeCharts';
import { seeScores, statistics } from './openScores';

/** What the rows of a chart's numbers say; they are there, folded away. */
const numbers = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the charts of the scores', () => {
  it('are bars of the counts of 1 to 5', async () => {
    await seeScores();
    expect(drawn.bar?.data.labels).toEqual([
      ['1', 'Angry'],
      ['2', 'Sad'],
      ['3', 'Neutral'],
      ['4', 'Happy'],
      ['5', 'Grin'],
    ]);
    expect(drawn.bar?.data.datasets.map(({ data }) => data)).toEqual([[2, 0, 7, 12, 9]]);
    expect(drawn.bar?.options.scales?.y).toMatchObject({ beginAtZero: true });
  });

  it('are a line of the averages, each at its own date, from 0 to 5 in steps of 1', async () => {
    await seeScores();
    const [line] = drawn.line?.data.datasets ?? [];
    const [first, second] = (line?.data ?? []) as { x: number; y: number }[];
    expect([first?.y, second?.y]).toEqual([3.875, 4]);
    expect(second && first && second.x - first.x, 'three days lie between them').toBe(3);
    expect(drawn.line?.options.scales?.y).toMatchObject({
      suggestedMin: 0,
      suggestedMax: 5,
      ticks: { stepSize: 1 },
    });
  });

  it('say what they show', async () => {
    await seeScores();
    expect(
      screen.getByRole('img', {
        name: 'Bar chart, score 1 Angry: 2, score 2 Sad: 0, score 3 Neutral: 7, score 4 Happy: 12, score 5 Grin: 9',
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('img', { name: 'Line chart, 2 days with scores, averages between 3.88 and 4.00' }),
    ).toBeInTheDocument();
  });

  it('have their numbers beneath them', async () => {
    const { user } = await seeScores();
    const [summary] = screen.getAllByText('Show numbers');
    const table = screen.getByRole('table', { name: 'Score counts', hidden: true });
    expect(table).not.toBeVisible();
    if (summary) await user.click(summary);
    expect(table).toBeVisible();
    expect(numbers('Score counts')).toEqual([
      ['Score', 'Count'],
      ['1 Angry', '2'],
      ['2 Sad', '0'],
      ['3 Neutral', '7'],
      ['4 Happy', '12'],
      ['5 Grin', '9'],
    ]);
    expect(numbers('Average score per date')).toEqual([
      ['Date', 'Average score'],
      [formatDay('2026-03-14'), '3.88'],
      [formatDay('2026-03-17'), '4.00'],
    ]);
  });

  it('have their numbers in files', async () => {
    const files = savedFiles();
    const { user } = await seeScores();
    for (const summary of screen.getAllByText('Show numbers')) await user.click(summary);
    for (const button of screen.getAllByRole('button', { name: 'Download CSV' })) await user.click(button);
    expect(files.map(({ lines }) => lines)).toEqual([
      ['Score,Count', '1,2', '2,0', '3,7', '4,12', '5,9'],
      ['Date,Average score', '2026-03-14,3.875', '2026-03-17,4'],
    ]);
  });

  it('join the days of more than 90 to weeks, in which each score counts once', async () => {
    await seeScores({
      query: '?from=2025-12-10&to=2026-03-20',
      statistics: {
        ...statistics,
        averageData: [
          { date: '2025-12-10', averageScore: 2, count: 1 },
          { date: '2025-12-14', averageScore: 5, count: 2 },
          { date: '2025-12-17', averageScore: 3, count: 4 },
        ],
      },
    });
    expect(numbers('Average score per week')).toEqual([
      ['Week from', 'Average score'],
      [formatDay('2025-12-10'), '4.00'],
      [formatDay('2025-12-15'), '3.00'],
    ]);
    expect(drawn.line?.data.datasets[0]?.data).toHaveLength(2);
    expect(screen.getByRole('img', { name: /^Line chart, 2 weeks with scores/ })).toBeInTheDocument();
  });

  it('draw a single score as a point', async () => {
    await seeScores({
      query: '?from=2026-03-14&to=2026-03-14',
      statistics: { ...statistics, averageData: [{ date: '2026-03-14', averageScore: 5 }] },
    });
    const { min, max } = (drawn.line?.options.scales?.x ?? {}) as { min?: number; max?: number };
    expect(Number(max) - Number(min)).toBe(1);
    expect(drawn.line?.data.datasets[0]?.pointRadius).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: /^Line chart, 1 day with scores/ })).toBeInTheDocument();
  });

  it('do not move for who wants no motion', async () => {
    await seeScores();
    expect(drawn.bar?.options.animation).toEqual({ duration: 200 });
    // The page has equipped its browser by now: the next chart sees another one.
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...matchMedia(query),
      matches: query.includes('reduced-motion'),
    }));
    document.documentElement.setAttribute('data-bs-theme', 'dark');
    await vi.waitFor(() => expect(drawn.bar?.options.animation).toBe(false));
    expect(drawn.line?.options.animation).toBe(false);
    document.documentElement.removeAttribute('data-bs-theme');
  });
});
