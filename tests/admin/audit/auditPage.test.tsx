import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AuditEntry, type AuditPage, listAuditEntries } from '../../../src/api/admin/audit';
import type { Permission } from '../../../src/api/call';
import { formatDay } from '../../../src/ui/dates';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const entry: AuditEntry = {
  id: 1,
  createdAt: '2026-03-05T09:30:00.000Z',
  feature: 'settings',
  action: 'changed',
  actor: { name: 'Mette Lund', email: 'mette@example.com' },
  subject: 'Idle hours',
  person: null,
  changes: [],
};
const pageWith = (items: Partial<AuditEntry>[], rest = {}) => ({
  ...{ items: items.map((item, id) => ({ ...entry, id, ...item })), page: 1 },
  ...{ totalItems: items.length, totalPages: 1, ...rest },
});

async function open(
  items: Partial<AuditEntry>[] = [{}],
  { search = '', ...rest }: { search?: string } & Partial<AuditPage> = {},
) {
  const { received } = mock(listAuditEntries, pageWith(items, rest));
  const permissions: Permission[] = ['read:admin', 'edit:settings'];
  const rendered = renderApp({ path: `/admin/audit${search}`, auth: signedIn({ permissions }) });
  await screen.findByRole('form', { name: 'Filter the audit trail' });
  const queries = () => received.map(({ query }) => Object.fromEntries(query));
  return { ...rendered, queries };
}
const table = async () => within(await screen.findByRole('table', { name: 'Audit entries' }));

describe('the audit trail', () => {
  it('tells who did what on what', async () => {
    await open([{}, { feature: 'users', action: 'cleared', subject: 'User 7', person: 'bo@example.com' }]);
    const [, changed, cleared] = (await table()).getAllByRole('row');
    expect(changed).toHaveTextContent(/Mette Lundmette@example.com.*Settings.*Changed: Idle hours/);
    expect(cleared).toHaveTextContent(/Users.*Cleared: bo@example.com/);
    expect(cleared).not.toHaveTextContent('User 7');
  });

  it('shows short values as old and new, days as the reader writes them, and folds long texts', async () => {
    const text = 'A long text. '.repeat(20);
    await open([
      {
        changes: [
          { what: 'Value', before: '4', after: '6' },
          { what: 'Active from', before: null, after: '2026-03-01' },
          { what: 'Content', before: 'Short.', after: text },
        ],
      },
    ]);
    const [value, day, content] = (await table()).getAllByRole('listitem');
    expect(value).toHaveTextContent('Value: 4 → became 6');
    expect(day).toHaveTextContent(`Active from: ${formatDay('2026-03-01')}`);
    expect(within(content as HTMLElement).getByRole('group')).not.toHaveAttribute('open');
  });

  it('folds more than a few values', async () => {
    await open([{ changes: ['A', 'B', 'C', 'D'].map((what) => ({ what, before: null, after: '1' })) }]);
    expect((await table()).getByText('4 values')).toBeVisible();
  });

  it('copes with areas and actions that only a newer server knows', async () => {
    await open([{ feature: 'greetings', action: 'reordered', subject: 'The list' }]);
    expect((await table()).getAllByRole('row')[1]).toHaveTextContent('greetingsReordered: The list');
  });

  it('is filtered by area, person and days, from the first page on, and shows all again', async () => {
    const { user, router, queries } = await open([{}], {
      search: '?page=2',
      page: 2,
      totalItems: 40,
      totalPages: 2,
    });
    await table();
    expect(
      within(screen.getByLabelText('Area'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Signup sources', 'News', 'Settings']);
    await user.selectOptions(screen.getByLabelText('Area'), 'Settings');
    await user.type(screen.getByLabelText('Person'), ' mette ');
    await user.type(screen.getByLabelText('From'), '2026-03-01');
    await user.type(screen.getByLabelText('To'), '2026-03-02');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await expect.poll(queries).toHaveLength(2);
    expect(queries()[1]).toEqual({
      ...{ page: '1', pageSize: '25', feature: 'settings', search: 'mette' },
      from: new Date('2026-03-01T00:00').toISOString(),
      until: new Date('2026-03-03T00:00').toISOString(),
    });
    expect(router.location.search).toBe('?feature=settings&search=mette&from=2026-03-01&to=2026-03-02');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(router.location.search).toBe('');
    expect(screen.getByLabelText('Person')).toHaveValue('');
  });

  it('asks for a last day that is not before the first', async () => {
    const { user, router } = await open([{}], { search: '?from=2026-03-05' });
    await user.type(screen.getByLabelText('To'), '2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText('Please choose a day that is not before the first.')).toBeVisible();
    expect(router.location.search).toBe('?from=2026-03-05');
  });

  it('says for how long entries are kept', async () => {
    await open([{}], { keptDays: 730 });
    expect(await screen.findByText(/^Entries are kept for 730 days\./)).toBeVisible();
  });

  it('says so where the server keeps none', async () => {
    fault(listAuditEntries, { status: 404, body: {} });
    renderApp({ path: '/admin/audit', auth: signedIn({ permissions: ['read:admin'] }) });
    expect(await screen.findByRole('heading', { name: 'This server keeps no audit trail' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
