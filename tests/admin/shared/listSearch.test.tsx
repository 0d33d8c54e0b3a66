import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listSignupSources, type SignupSource } from '../../../src/api/admin/signupSources';
import { press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

const sources = (count: number): SignupSource[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    source: `source${index + 1}`,
    description: index === 3 ? 'A poster in the café' : 'A link',
    maxAutoSignups: 0,
    createdBy: 'Mia Berg',
    createdAt: '2026-03-01T09:30:00.000Z',
    url: 'https://example.com',
  }));

const open = (query = '') =>
  renderApp({ path: `/admin/signupsources${query}`, auth: signedIn({ permissions: ['read:admin'] }) });
const box = () => screen.findByRole('searchbox', { name: 'Search signup sources' });
const rows = () => screen.getAllByRole('row').length - 1;

describe('the search of a list', () => {
  it('is there once the list is long', async () => {
    mock(listSignupSources, { signupSources: sources(10) });
    open();
    await screen.findByText('source10');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('finds what holds all its words, and says how many', async () => {
    mock(listSignupSources, { signupSources: sources(11) });
    const { user } = open();
    await user.type(await box(), 'CAFE poster');
    await waitFor(() => expect(rows()).toBe(1));
    expect(screen.getByText('1 found')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin/signupsources?search=CAFE+poster'));
  });

  it('stands in the address, and is still there when an item is closed', async () => {
    mock(listSignupSources, { signupSources: sources(11) });
    const { user } = open('?search=poster');
    expect(await box()).toHaveValue('poster');
    await press(user, 'source4');
    await waitFor(() => expect(address()).toBe('/admin/signupsources?search=poster&source=4'));
    await press(user, 'Cancel');
    expect(await box()).toHaveValue('poster');
    expect(rows()).toBe(1);
  });

  it('that finds nothing offers the whole list', async () => {
    mock(listSignupSources, { signupSources: sources(11) });
    const { user } = open('?search=nowhere');
    await press(user, 'Show all');
    expect(rows()).toBe(11);
    await waitFor(() => expect(address()).toBe('/admin/signupsources'));
  });
});
