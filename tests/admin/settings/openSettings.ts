import { screen, within } from '@testing-library/react';
import type { Setting, SettingVersion } from '../../../src/api/admin/settings';
import { signedIn } from '../../support/fakeAuth';
import { renderApp } from '../../support/render';

const version = (id: number, changes: Partial<SettingVersion>): SettingVersion => ({
  id,
  value: '6',
  activeSinse: '2026-02-01T00:00:00.000Z',
  created: '2026-01-28T09:30:00.000Z',
  createdBy: 'Jonas Reiter',
  state: 'Active',
  ...changes,
});

export const idleHours: Setting = {
  id: 2,
  title: 'Idle hours',
  description: 'After so many hours without a word a session is over.',
  type: 'Int',
  versions: [
    version(21, { value: '2', activeSinse: '2025-06-01T00:00:00.000Z', state: 'Expired' }),
    version(22, { value: '6', activeSinse: '2026-02-01T00:00:00.000Z', state: 'Active' }),
    version(23, {
      value: '8',
      activeSinse: '2126-02-01T00:00:00.000Z',
      state: 'Pending',
      createdBy: 'Mette Lund',
    }),
  ],
};

export const greeting: Setting = {
  id: 3,
  title: 'Greeting',
  description: 'What the assistant begins with.',
  type: 'String',
  versions: [version(31, { value: 'Hello', activeSinse: '2126-02-01T00:00:00.000Z', state: 'Pending' })],
};

export const settings = [idleHours, greeting];

export const openSettings = (query = '') =>
  renderApp({
    path: `/admin/settings${query}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:settings'] }),
  });

export const theRow = (name: RegExp) => screen.findByRole('row', { name });

/** The texts of a table's header cells. */
export const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
