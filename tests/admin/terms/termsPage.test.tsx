import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listTerms } from '../../../src/api/admin/terms';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { active, all, draft, expired, formerlyExpired, modal, openTerms, pending, serve } from './openTerms';

/** A section, by its heading. */
async function section(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('section');
  if (!found) throw new Error(`${name} is no section`);
  return within(found);
}

const momentsIn = (row: HTMLElement) => [...row.querySelectorAll('time')].map(({ dateTime }) => dateTime);

describe('the terms of the back-office', () => {
  it('stand in four sections by their state', async () => {
    const { list } = serve(all);
    openTerms();
    await section('Expired');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Currently Active',
      'Pending',
      'Drafts',
      'Expired',
    ]);
    for (const [name, version] of [
      ['Currently Active', active],
      ['Pending', pending],
      ['Drafts', draft],
    ] as const) {
      const table = (await section(name)).getByRole('table', { name });
      expect(
        within(table)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Active From', 'CreatedBy', 'Created']);
      const [, row, ...more] = within(table).getAllByRole('row');
      expect(more).toHaveLength(0);
      expect(row && momentsIn(row)).toEqual([version.validFrom, version.created]);
      expect(row).toHaveTextContent('Mette Lund');
    }
    expect(list.received).toHaveLength(1);
  });

  it('have the newest Active From first', async () => {
    serve(all);
    openTerms();
    const rows = (await section('Expired')).getAllByRole('row').slice(1);
    expect(rows.map((row) => momentsIn(row)[0])).toEqual([expired.validFrom, formerlyExpired.validFrom]);
  });

  it('say in each section that there is nothing in it', async () => {
    serve([]);
    openTerms();
    expect((await section('Currently Active')).getByText(/^No version is in force/)).toBeInTheDocument();
    expect((await section('Pending')).getByText(/^No version is waiting/)).toBeInTheDocument();
    expect((await section('Drafts')).getByText(/^No drafts/)).toBeInTheDocument();
    expect((await section('Expired')).getByText(/^No version has been superseded/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create new' })).toBeInTheDocument();
  });

  it('are read again when the person comes back to the window: time moves them', async () => {
    serve(all);
    openTerms();
    await section('Pending');
    serve([
      { ...active, state: 'Expired' },
      { ...pending, state: 'Active' },
    ]);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await (await section('Pending')).findByText(/^No version is waiting/)).toBeInTheDocument();
    const row = (await section('Currently Active')).getAllByRole('row')[1];
    expect(row && momentsIn(row)[0]).toBe(pending.validFrom);
  });

  it('wait while they are loaded', async () => {
    fault(listTerms, { hangs: true });
    openTerms();
    expect(await screen.findByText('Loading the terms')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listTerms, { status: 500 });
    const { user } = openTerms();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listTerms, all);
    await user.click(retry);
    expect(await section('Drafts')).toBeDefined();
  });

  it('say so when the server refuses them', async () => {
    fault(listTerms, { status: 403 });
    openTerms();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it('open in a modal, which is in the address, and give the focus back', async () => {
    serve(all);
    const { user } = openTerms();
    const button = (await section('Pending')).getByRole('button');
    await user.click(button);
    await modal();
    expect(address()).toBe('/admin/terms?open=4');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/terms');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('open with a press anywhere on their row', async () => {
    serve(all);
    const { user } = openTerms();
    await user.click((await section('Drafts')).getByText('Mette Lund'));
    expect(await modal()).toBeDefined();
    expect(address()).toBe('/admin/terms?open=5');
  });
});
