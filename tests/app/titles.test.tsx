import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPromptGroups } from '../../src/api/admin/prompts';
import type { Permission } from '../../src/api/call';
import { listNews } from '../../src/api/news';
import { mockChat } from '../support/conversation';
import { checking, signedIn, signedOut } from '../support/fakeAuth';
import { mock } from '../support/mocks';
import { renderApp } from '../support/render';
import { mockProfile } from '../user/profile/openProfile';

const titles: [path: string, title: string][] = [
  ['/', 'Hearken - Always someone to talk to'],
  ['/signup', 'Sign up - Hearken'],
  ['/unsubscribe', 'Unsubscribe - Hearken'],
  ['/activate', 'Create your account - Hearken'],
  ['/noaccess', 'Be the First to Experience Something Amazing - Hearken'],
  ['/forbidden', 'No access to this page - Hearken'],
  ['/noservice', 'No connection - Hearken'],
  ['/nowhere', 'Page not found - Hearken'],
  ['/chat', 'Chat - Hearken'],
  ['/news', 'News - Hearken'],
  ['/profile', 'Edit your profile - Hearken'],
  ['/profile/questions', 'Questions - Hearken'],
  ['/profile/termsAndConditions', 'Accepted Terms & Conditions - Hearken'],
  ['/startQuestions', 'Welcome - Hearken'],
  ['/devlog', 'Developer log - Hearken'],
  ['/costs', 'Costs - Hearken'],
  ['/summaries', 'Summaries - Hearken'],
  ['/admin/prompts', 'Prompts - Hearken'],
  ['/admin/signupsources', 'Signup sources - Hearken'],
  ['/admin/settings', 'Settings - Hearken'],
  ['/admin/modules', 'Modules - Hearken'],
  ['/admin/questions', 'Questionaires - Hearken'],
  ['/admin/news', 'News - Hearken'],
  ['/admin/terms', 'Terms & Conditions - Hearken'],
];

describe('the page title', () => {
  it.each(titles)('of %s is %s', async (path, title) => {
    // The title stands before the page does: who is there is still being looked up.
    renderApp({ path, auth: checking });
    await waitFor(() => expect(document.title).toBe(title));
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
