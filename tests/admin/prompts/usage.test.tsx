import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getPromptUsage, type VersionUsage } from '../../../src/api/admin/prompts';
import { formatDay } from '../../../src/ui/dates';
import { press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { drawn } from '../shared/charts/fakeCharts';
import { coach, mockLists, mockVersions, openPrompts, versions } from './openPrompts';

const day: VersionUsage = {
  date: '2026-03-01',
  versionId: 101,
  versionNumber: 1,
  calls: 3,
  promptTokens: 300,
  completionTokens: 60,
  cost: 0.00135,
};
const usage: VersionUsage[] = [
  { ...day, date: '2026-02-27', versionId: null, versionNumber: null, calls: 1 },
  day,
  { ...day, date: '2026-03-03', calls: 5 },
  {
    ...day,
    date: '2026-03-03',
    versionId: 102,
    versionNumber: 2,
    calls: 1200,
    promptTokens: 99_000,
    cost: 1.5,
  },
];
const days = { from: '2026-01-03', to: '2026-03-03' };

/** Opens the versions as a server that knows of their use sends them. */
async function openUsage(search = '') {
  mockLists();
  mockVersions(versions, { usageDays: 60 });
  const app = openPrompts(coach + search);
  await screen.findByRole('button', { name: 'Use and cost' });
  return app;
}

const chart = () => screen.findByRole('img', { name: /^Line chart/ });
const lines = () => drawn.line?.data.datasets ?? [];
const numbers = () =>
  within(screen.getByRole('table', { name: 'Use and cost by day and version' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the use of a prompt', () => {
  it('is asked for once somebody wants to see it, and put away again', async () => {
    const { user } = await openUsage();
    const asked = mock(getPromptUsage, { ...days, usage });
    expect(asked.received).toEqual([]);
    await press(user, 'Use and cost');
    await chart();
    expect(asked.received.map(({ params }) => params)).toEqual([{ groupId: '1', definitionId: '10' }]);
    expect(screen.getByText(/^The last 60 days/)).toBeVisible();
    await press(user, 'Use and cost');
    expect(screen.queryByRole('img', { name: /^Line chart/ })).toBeNull();
  });

  it('is a line for each version, at 0 on the days between without a call', async () => {
    mock(getPromptUsage, { ...days, usage });
    const { user } = await openUsage('&usage=shown');
    expect(await chart()).toHaveAccessibleName(
      'Line chart, calls per day of No longer there, v1, v2; the table has the numbers',
    );
    expect(lines().map(({ label }) => label)).toEqual(['No longer there', 'v1', 'v2']);
    const heights = () => lines().map(({ data }) => (data as { y: number }[]).map(({ y }) => y));
    expect(heights()).toEqual([[1], [3, 0, 5], [1200]]);
    expect(new Set(lines().map(({ pointStyle }) => pointStyle)).size).toBe(3);

    await user.click(screen.getByRole('radio', { name: 'Cost' }));
    await waitFor(() => expect(heights()).toEqual([[0.00135], [0.00135, 0, 0.00135], [1.5]]));
    await user.click(screen.getByRole('radio', { name: 'Tokens' }));
    await waitFor(() => expect(heights()).toEqual([[360], [360, 0, 360], [99_060]]));
  });

  it('stands as numbers beside the lines, the latest day first', async () => {
    mock(getPromptUsage, { ...days, usage });
    await openUsage('&usage=shown');
    await chart();
    expect(numbers()).toEqual([
      ['Date', 'Version', 'Calls', 'Tokens', 'Cost'],
      [formatDay('2026-03-03'), 'v2', (1200).toLocaleString(), (99_060).toLocaleString(), '$1.5000'],
      [formatDay('2026-03-03'), 'v1', '5', '360', '$0.0014'],
      [formatDay('2026-03-01'), 'v1', '3', '360', '$0.0014'],
      [formatDay('2026-02-27'), 'No longer there', '1', '360', '$0.0014'],
    ]);
  });

  it('says so where there is none yet', async () => {
    mock(getPromptUsage, { ...days, usage: [] });
    await openUsage('&usage=shown');
    expect(await screen.findByRole('heading', { name: 'Not used yet' })).toBeVisible();
  });

  it('leaves the versions alone when it can not be loaded, and can be asked for again', async () => {
    fault(getPromptUsage, { status: 500 });
    const { user } = await openUsage('&usage=shown');
    expect(await screen.findByRole('heading', { name: 'The use could not be loaded' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Versions of Coach' })).toBeVisible();
    mock(getPromptUsage, { ...days, usage });
    await press(user, 'Retry');
    expect(await chart()).toBeVisible();
  });

  it('is not offered by a server that does not know it', async () => {
    mockLists();
    const asked = mock(getPromptUsage, { ...days, usage });
    openPrompts(`${coach}&usage=shown`);
    await screen.findByRole('table', { name: 'Versions of Coach' });
    expect(screen.queryByRole('button', { name: 'Use and cost' })).toBeNull();
    expect(asked.received).toEqual([]);
  });
});
