import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listSignupSources } from '../../../src/api/admin/signupSources';
import { press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { newsletter, openSources, podcast, serve } from './openSources';

describe('the signup sources', () => {
  it('are listed with what is known of them', async () => {
    serve(newsletter, podcast);
    openSources();
    const row = within(await screen.findByRole('row', { name: /^newsletter/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'newsletter',
      newsletter.description,
      '500',
      'Mette Lund',
      expect.stringContaining('2026'),
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Source',
      'Description',
      'Max Auto-Signups',
      'Created By',
      'Created At',
    ]);
  });

  it('need no permission beyond read:admin, and nobody sees them without it', async () => {
    renderApp({ path: '/admin/signupsources', auth: signedIn({ permissions: [] }) });
    expect(
      await screen.findByRole('heading', { name: 'Sorry! You do not have access to this page.' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/forbidden');
  });

  it('open with a press, and come back, read anew, with Cancel', async () => {
    const list = serve(newsletter, podcast);
    const { user } = openSources();
    await press(user, 'podcast');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'podcast' })).toHaveFocus());
    expect(address()).toBe('/admin/signupsources?source=2');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(list.received).toHaveLength(1);

    serve(newsletter, { ...podcast, maxAutoSignups: 7 });
    await press(user, 'Cancel');
    expect(await screen.findByRole('cell', { name: '7' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'podcast' })).toHaveFocus());
    expect(address()).toBe('/admin/signupsources');
  });

  it('say so when there are none', async () => {
    serve();
    openSources();
    expect(await screen.findByText('No signup sources yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Source' })).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listSignupSources, { status: 500 });
    const { user } = openSources();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve(newsletter);
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'newsletter' })).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listSignupSources, { status: 403 });
    openSources();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});
