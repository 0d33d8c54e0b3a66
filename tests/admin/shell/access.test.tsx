import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listGenericFeedback } from '../../../src/api/admin/feedback';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
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
