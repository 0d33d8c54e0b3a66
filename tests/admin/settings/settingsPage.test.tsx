import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listSettings } from '../../../src/api/admin/settings';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { greeting, headersOf, idleHours, openSettings, settings, theRow } from './openSettings';

const view = (title: string) => screen.findByRole('button', { name: `View ${title}` });

describe('the settings', () => {
  it('are listed with title, type, current value and View', async () => {
    const calls = mock(listSettings, settings);
    openSettings();
    const table = await screen.findByRole('table', { name: 'Settings' });
    expect(headersOf(table)).toEqual(['Title', 'Type', 'Current Value', 'View']);
    const cells = within(await theRow(/^Idle hours/)).getAllByRole('cell');
    expect(cells[1]).toHaveTextContent('Int');
    expect(cells[2]).toHaveTextContent(/^6$/);
    expect(calls.received).toHaveLength(1);
  });

  it('have n/a as their value when no version is active', async () => {
    mock(listSettings, [greeting]);
    openSettings();
    expect(within(await theRow(/^Greeting/)).getByText('n/a')).toBeInTheDocument();
  });

  it('say so where the value is an empty text', async () => {
    const versions = idleHours.versions.map((version) => ({ ...version, value: '' }));
    mock(listSettings, [{ ...greeting, versions }]);
    openSettings();
    expect(within(await theRow(/^Greeting/)).getByText('empty')).toBeInTheDocument();
  });

  it('fold a long value, which shows whole on request', async () => {
    const long = `${'a word '.repeat(400)}end`;
    const versions = idleHours.versions.map((version) => ({ ...version, value: long }));
    mock(listSettings, [{ ...greeting, versions }]);
    const { user } = openSettings();
    const row = within(await theRow(/^Greeting/));
    expect(row.queryByText(/end$/)).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Show all' }));
    expect(row.getByText(/end$/)).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Show less' }));
    expect(row.queryByText(/end$/)).not.toBeInTheDocument();
  });

  it('explain themselves in the tooltip of the title, for the keyboard too', async () => {
    mock(listSettings, settings);
    const { user } = openSettings();
    expect(await screen.findByText('Idle hours')).toHaveAttribute('title', idleHours.description);
    await user.click(screen.getByRole('button', { name: 'About Idle hours' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(idleHours.description);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('say so when there are none', async () => {
    mock(listSettings, []);
    openSettings();
    expect(await screen.findByText('No settings')).toBeInTheDocument();
  });

  it('wait while they are loaded', async () => {
    fault(listSettings, { hangs: true });
    openSettings();
    expect(await screen.findByText('Loading the settings')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listSettings, { status: 500 });
    const { user } = openSettings();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mock(listSettings, settings);
    await user.click(retry);
    expect(await view('Idle hours')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listSettings, { status: 403 });
    openSettings();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});

describe('the versions of a setting', () => {
  it('show after View, the latest day first, and have the focus', async () => {
    mock(listSettings, settings);
    const { user } = openSettings();
    await user.click(await view('Idle hours'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Idle hours' })).toHaveFocus());
    expect(address()).toBe('/admin/settings?setting=2');

    const table = screen.getByRole('table', { name: 'Versions of Idle hours' });
    expect(headersOf(table)).toEqual(['Value', 'Valid from', 'Created', 'CreatedBy', 'State', 'Edit']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['8', '6', '2']);
    expect(rows.map((row) => within(row).getAllByRole('cell')[4]?.textContent)).toEqual([
      'Pending',
      'Active',
      'Expired',
    ]);
    expect(within(table).getByText('Mette Lund')).toBeInTheDocument();
  });

  it('are valid from a day of UTC, whatever the time zone of the reader', async () => {
    mock(listSettings, settings);
    openSettings('?setting=2');
    const table = await screen.findByRole('table', { name: 'Versions of Idle hours' });
    expect([...table.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toContain('2026-02-01');
    expect(table).toHaveTextContent(/Feb 1, 2026|1 Feb 2026/);
  });

  it('are there at once with a shared link, which leaves the focus alone', async () => {
    mock(listSettings, settings);
    openSettings('?setting=3');
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 2, name: 'Greeting' })).not.toHaveFocus(),
    );
    expect(await theRow(/^Greeting/)).toHaveAttribute('aria-current', 'true');
    expect(await theRow(/^Idle hours/)).not.toHaveAttribute('aria-current');
  });

  it('go with Back, and the focus returns to View', async () => {
    mock(listSettings, settings);
    const { user, router } = openSettings();
    await user.click(await view('Greeting'));
    await router.navigate(-1);
    await waitFor(async () => expect(await view('Greeting')).toHaveFocus());
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('may be none yet', async () => {
    mock(listSettings, [{ ...greeting, versions: [] }]);
    openSettings('?setting=3');
    expect(await screen.findByText('No version yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'New Version' })).toBeInTheDocument();
  });

  it('say so when the link names a setting that is not there', async () => {
    mock(listSettings, settings);
    openSettings('?setting=99');
    expect(await screen.findByText('This setting is not there')).toBeInTheDocument();
    expect(await view('Greeting')).toBeInTheDocument();
  });
});
