import { screen, within } from '@testing-library/react';
import { getTermsVersion, listTerms, type Terms } from '../../../src/api/admin/terms';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const version = (id: number, state: Terms['state'], validFrom: string): Terms => ({
  id,
  validFrom,
  content: `<p>The <strong>words</strong> of version ${id}.</p>`,
  created: '2026-01-05T09:30:00.000Z',
  createdBy: 'Mette Lund',
  state,
  activated: state !== 'Draft',
});

export const expired = version(1, 'Expired', '2025-01-01T08:00:00.000Z');
export const formerlyExpired = version(2, 'Expired', '2024-01-01T08:00:00.000Z');
export const active = version(3, 'Active', '2026-02-01T08:00:00.000Z');
export const pending = version(4, 'Pending', '2126-02-01T08:00:00.000Z');
export const draft = version(5, 'Draft', '2126-05-01T08:00:00.000Z');

/** Not in the order of the screen. */
export const all = [formerlyExpired, draft, expired, pending, active];

/** The server has these versions. */
export function serve(versions: readonly Terms[]) {
  const list = mock(listTerms, [...versions]);
  const single = mock(getTermsVersion, ({ params }) => {
    const found = versions.find(({ id }) => id === Number(params.id));
    if (!found) throw new Error('The test asks for a version that it does not serve');
    return found;
  });
  return { list, single };
}

export const openTerms = (query = '') =>
  renderApp({ path: `/admin/terms${query}`, auth: signedIn({ permissions: ['read:admin', 'edit:terms'] }) });

export type User = ReturnType<typeof openTerms>['user'];

export const modal = async () => within(await screen.findByRole('dialog', { name: 'Terms & Conditions' }));
