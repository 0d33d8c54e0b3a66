import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPromptGroups } from '../../src/api/admin/prompts';
import type { Permission } from '../../src/api/call';
import { listNews } from '../../src/api/news';
import { mockChat } from '../support/conversation';
import { checking, signedIn, signedOut } from '../support/fakeAuth';
import { mock } from '../support/mocks';
import { renderApp } from '../support/render';
import { expectedScreens } from '../support/siteMap';
import { mockProfile } from '../user/profile/openProfile';

describe('the page title', () => {
  it.each([
    ...expectedScreens.filter(({ path }) => path !== '/'),
    { path: '/nowhere', title: 'Page not found' },
  ])('of $path begins with "$title"', async ({ path, title }) => {
    // The title stands before the page does: who is there is still being looked up.
    renderApp({ path, auth: checking });
    await waitFor(() => expect(document.title).toBe(`${title} - Hearken`));
  });

  it('of the home page is the slogan', async () => {
    renderApp({ path: '/', auth: checking });
    await waitFor(() => expect(document.title).toBe('Hearken - Always someone to talk to'));
  });

  it('changes with the page', async () => {
    const { user } = renderApp({ path: '/nowhere', auth: signedOut });
    await user.click(await screen.findByRole('link', { name: 'Hearken' }));
    await waitFor(() => expect(document.title).toBe('Hearken - Always someone to talk to'));
  });
});

describe('the way to the back-office', () => {
  it('leads on to the prompts', async () => {
    mock(listPromptGroups, []);
    const permissions: Permission[] = ['read:admin', 'edit:prompts'];
    renderApp({ path: '/admin', auth: signedIn({ permissions }) });
    await waitFor(() => expect(document.title).toBe('Prompts - Hearken'));
    expect(await screen.findByText('No prompts')).toBeVisible();
  });
});

describe('arriving at a page', () => {
  it('puts the focus on its heading', async () => {
    mockChat();
    mock(listNews, []);
    mockProfile();
    const { user } = renderApp({ path: '/nowhere' });
    await user.click(await screen.findByRole('link', { name: 'News' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'News' });
    await waitFor(() => expect(heading).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Profile' }));
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    const next = await screen.findByRole('heading', { level: 1, name: 'Edit your profile' });
    await waitFor(() => expect(next).toHaveFocus());
  });
});
