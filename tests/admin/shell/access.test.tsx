import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listGenericFeedback } from '../../../src/api/admin/feedback';
import { listModules } from '../../../src/api/admin/modules';
import type { Permission } from '../../../src/api/call';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { staffScreens } from '../../support/siteMap';
import { bug, listFor } from '../feedback/openFeedback';

const refusal = 'Sorry! You do not have access to this page.';

describe('a staff screen', () => {
  it.each(staffScreens.filter(({ needs = [], refusedAt }) => needs.length > 1 && !refusedAt))(
    '$path keeps the back-office around its refusal, and asks the server nothing',
    async ({ path }) => {
      // A call would fail this test: none is mocked.
      renderApp({ path, auth: signedIn({ permissions: ['read:admin'] }) });
      expect(await screen.findByRole('heading', { level: 1, name: refusal })).toBeInTheDocument();
      expect(screen.getByRole('navigation', { name: 'Back-office' })).toBeInTheDocument();
      expect(address()).toBe(path);
    },
  );

  it('that is refused tells the permission it needs, what can be opened, and what else there is', async () => {
    const permissions: Permission[] = ['read:admin', 'edit:feedback'];
    const { user } = renderApp({ path: '/admin/settings', auth: signedIn({ permissions }) });
    expect(await screen.findByText(/It needs the permission edit:settings/)).toBeVisible();
    const open = screen.getByRole('region', { name: 'What you can open' });
    expect(
      within(open)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Signup sources', 'News', 'Audit trail', 'Feedback']);
    await user.click(screen.getByText('What else there is, and the permission it needs'));
    expect(screen.getByText(/^Scheduled Jobs:/)).toHaveTextContent('Scheduled Jobs: edit:scheduledTasks');
    expect(screen.queryByText(/^Feedback:/)).not.toBeInTheDocument();
  });

  it('whose permission is taken away while it is open gives way to the refusal', async () => {
    mock(listModules, [{ id: 2, name: 'Focus', enabled: true }]);
    const held: Permission[] = ['read:admin', 'edit:modules'];
    const { session } = renderApp({ path: '/admin/modules', auth: signedIn({ permissions: held }) });
    expect(await screen.findByRole('switch', { name: 'Focus active' })).toBeVisible();
    session.become(signedIn({ permissions: ['read:admin'] }));
    expect(await screen.findByRole('heading', { level: 1, name: refusal })).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    session.become(signedIn({ permissions: held }));
    expect(await screen.findByRole('switch', { name: 'Focus active' })).toBeVisible();
  });

  it('which the server refuses while it is open says so, and no toast speaks of a failure', async () => {
    mock(listModules, [{ id: 2, name: 'Focus', enabled: true }]);
    const { queryClient } = renderApp({
      path: '/admin/modules',
      auth: signedIn({ permissions: ['read:admin', 'edit:modules'] }),
    });
    expect(await screen.findByRole('switch', { name: 'Focus active' })).toBeVisible();
    fault(listModules, { status: 403, body: {} });
    void queryClient.invalidateQueries();
    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(staffScreens)('$path leads away whoever holds nothing at all', async ({ path }) => {
    renderApp({ path, auth: signedIn({ permissions: [] }) });
    expect(await screen.findByRole('heading', { level: 1, name: refusal })).toBeInTheDocument();
    expect(address()).toBe('/forbidden');
    expect(screen.queryByRole('navigation', { name: 'Back-office' })).not.toBeInTheDocument();
  });

  it.each(staffScreens.filter(({ refusedAt }) => refusedAt === '/admin/prompts'))(
    '$path without its permission leads back into the back-office',
    async ({ path }) => {
      renderApp({ path, auth: signedIn({ permissions: ['read:admin'] }) });
      // Who may not see the prompts either is told so there.
      expect(await screen.findByRole('heading', { level: 1, name: refusal })).toBeInTheDocument();
      expect(address()).toBe('/admin/prompts');
    },
  );

  it('/admin/feedback leads to the generic feedback', async () => {
    mock(listGenericFeedback, ({ query }) => listFor([bug], query));
    renderApp({
      path: '/admin/feedback',
      auth: signedIn({ permissions: ['read:admin', 'edit:feedback'] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Feedback' })).toBeInTheDocument();
    expect(address()).toBe('/admin/feedback/generic');
  });
});
