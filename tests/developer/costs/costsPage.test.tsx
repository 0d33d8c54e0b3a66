import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CostRow, type Costs, listCosts, listNewerCosts } from '../../../src/api/developer/costs';
import { press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { savedFiles } from '../../support/savedFiles';

const row = (id: number, changes: Partial<CostRow> = {}): CostRow => ({
  id,
  timestamp: '2026-03-01T09:30:00.000Z',
  type: 'Prompt tokens',
  note: 'Reply of the coach',
  itemCount: 1412,
  costPrItem: 0.0000025,
  totalCost: 0.00353,
  ...changes,
});

const rows = [
  row(71),
  row(72, {
    timestamp: '2026-03-01T09:31:00.000Z',
    type: 'Completion tokens',
    itemCount: 38,
    costPrItem: 0.00001,
    totalCost: 0.00038,
  }),
];

const costs = (costRows: CostRow[] = rows, totalCost = 0.00391): Costs => ({
  clientName: 'Ann',
  currency: 'USD',
  totalCost,
  costRows,
});

const openCosts = (query = '') =>
  renderApp({ path: `/costs${query}`, auth: signedIn({ permissions: ['read:cost'] }) });

const table = () => screen.findByRole('table', { name: 'Costs' });
const refresh = () => screen.findByRole('button', { name: 'Refresh' });
const status = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

/** The rows of the table, cell by cell. */
const cells = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('the costs', () => {
  it('are listed row by row, with enough decimals for the price of a token', async () => {
    mock(listCosts, costs());
    openCosts();
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['#', 'Timestamp', 'Type', 'Note', 'Count', 'Price pr item', 'Total price']);
    expect(await cells()).toEqual([
      [
        '71',
        expect.stringContaining('2026'),
        'Prompt tokens',
        'Reply of the coach',
        '1,412',
        '0.0000025 USD',
        '0.00353 USD',
      ],
      [
        '72',
        expect.stringContaining('2026'),
        'Completion tokens',
        'Reply of the coach',
        '38',
        '0.0000100 USD',
        '0.00038 USD',
      ],
    ]);
  });

  it('are saved as numbers, with their currency beside them', async () => {
    mock(listCosts, costs());
    const files = savedFiles();
    const { user } = openCosts();
    await table();
    await press(user, 'Download CSV');
    expect(files[0]?.name).toMatch(/^costs-/);
    expect(files[0]?.lines).toEqual([
      '#,Timestamp,Type,Note,Count,Price pr item,Total price,Currency',
      '71,2026-03-01T09:30:00.000Z,Prompt tokens,Reply of the coach,1412,0.0000025,0.00353,USD',
      '72,2026-03-01T09:31:00.000Z,Completion tokens,Reply of the coach,38,0.00001,0.00038,USD',
    ]);
  });

  it('say whose they are and what they come to', async () => {
    mock(listCosts, costs(rows, 0.1 + 0.2));
    openCosts();
    expect(await screen.findByText(/^Ann, in total/)).toHaveTextContent('Ann, in total 0.30 USD');
  });

  it('say so when there are none', async () => {
    mock(listCosts, costs([], 0));
    openCosts();
    expect(await screen.findByRole('heading', { name: 'No costs yet' })).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listCosts, { status: 500 });
    const { user } = openCosts();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listCosts, costs());
    await user.click(retry);
    expect(await table()).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listCosts, { status: 403 });
    openCosts();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it('show the newest page of many; the others have their address', async () => {
    mock(listCosts, costs(Array.from({ length: 250 }, (_, index) => row(index + 1))));
    const { user } = openCosts();
    expect((await cells()).map(([id]) => id)).toEqual(
      Array.from({ length: 50 }, (_, index) => `${index + 201}`),
    );
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    expect(address()).toBe('/costs?page=1');
    await waitFor(async () => expect((await cells())[0]?.[0]).toBe('1'));
  });
});

describe('Refresh', () => {
  const newer = row(73, { timestamp: '2026-03-01T09:32:00.000Z', note: 'Safety check' });

  it('asks for what is newer than the newest row, appends it and replaces the total', async () => {
    const opening = mock(listCosts, costs());
    const refreshing = mock(listNewerCosts, costs([newer], 0.00744));
    const { user } = openCosts();
    await table();
    const button = await refresh();
    await user.click(button);
    await status('1 new row.');
    // The second press of a double click, after a fast answer.
    fireEvent.click(button, { detail: 2 });
    expect((await cells()).map(([id]) => id)).toEqual(['71', '72', '73']);
    expect(screen.getByText(/^Ann, in total/)).toHaveTextContent('0.00744 USD');
    expect(refreshing.received).toMatchObject([{ params: { latestTimestamp: '2026-03-01T09:31:00.000Z' } }]);
    expect(opening.received).toHaveLength(1);

    mock(listNewerCosts, costs([], 0.00744));
    await user.click(await refresh());
    await status('Nothing new.');
    expect(await cells()).toHaveLength(3);
  });

  it('leads from an older page to the newest rows', async () => {
    mock(listCosts, costs(Array.from({ length: 101 }, (_, index) => row(index + 1))));
    mock(listNewerCosts, costs([row(500)]));
    const { user } = openCosts('?page=1');
    await table();
    await user.click(await refresh());
    await status('1 new row.');
    expect(address()).toBe('/costs');
    await waitFor(async () => expect((await cells()).map(([id]) => id)).toEqual(['101', '500']));
  });

  it('asks for everything while there are no rows', async () => {
    const opening = mock(listCosts, costs([], 0));
    const refreshing = mock(listNewerCosts, costs([]));
    const { user } = openCosts();
    await screen.findByRole('heading', { name: 'No costs yet' });
    mock(listCosts, costs());
    await user.click(await refresh());
    expect(await cells()).toHaveLength(2);
    expect(opening.received).toHaveLength(1);
    expect(refreshing.received).toEqual([]);
  });

  it('leaves the rows where they are when it fails', async () => {
    mock(listCosts, costs());
    fault(listNewerCosts, { status: 500 });
    const { user } = openCosts();
    await table();
    await user.click(await refresh());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await cells()).toHaveLength(2);
  });
});
