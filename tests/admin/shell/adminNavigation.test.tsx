import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAllNews } from '../../../src/api/admin/news';
import type { Permission } from '../../../src/api/call';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';

const everything: Permission[] = [
  'read:admin',
  'edit:prompts',
  'edit:modules',
  'edit:users',
  'edit:prospects',
  'edit:terms',
  'edit:userQuestionaire',
  'edit:scheduledTasks',
  'edit:settings',
  'read:sharedData',
  'edit:feedback',
];

const groups = {
  'Chat Config': ['Prompts', 'Modules'],
  Users: ['Users', 'Prospects', 'Signup sources'],
  Content: ['Terms & Conditions', 'Questionaires', 'News'],
  System: ['Scheduled Jobs', 'Settings'],
  'User data': ['Shared data', 'Feedback'],
};

const entries: [entry: string, group: string, permission: Permission][] = [
  ['Prompts', 'Chat Config', 'edit:prompts'],
  ['Modules', 'Chat Config', 'edit:modules'],
  ['Users', 'Users', 'edit:users'],
  ['Prospects', 'Users', 'edit:prospects'],
  ['Terms & Conditions', 'Content', 'edit:terms'],
  ['Questionaires', 'Content', 'edit:userQuestionaire'],
  ['Scheduled Jobs', 'System', 'edit:scheduledTasks'],
  ['Settings', 'System', 'edit:settings'],
  ['Shared data', 'User data', 'read:sharedData'],
  ['Feedback', 'User data', 'edit:feedback'],
];

async function openBar(permissions: Permission[], path = '/admin/news') {
  mock(listAllNews, []);
  const rendered = renderApp({ path, auth: signedIn({ permissions }) });
  const bar = within(await screen.findByRole('navigation', { name: 'Back-office' }));
  return { ...rendered, bar };
}

/** The names of the links of a group's menu. */
const linksIn = (menu: HTMLElement) =>
  within(document.getElementById(menu.getAttribute('aria-controls') ?? '') ?? menu)
    .queryAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent);

describe('the bar of the back-office', () => {
  it('has its five groups with their entries for whoever may see everything', async () => {
    const { bar } = await openBar(everything);
    const menus = bar
      .getAllByRole('button', { expanded: false })
      .filter(({ textContent }) => textContent !== '☰ Menu');
    expect(Object.fromEntries(menus.map((menu) => [menu.textContent, linksIn(menu)]))).toEqual(groups);
  });

  it.each(entries)('shows %s in %s with %s, and not without', async (entry, group, permission) => {
    const { bar, session } = await openBar(['read:admin', permission]);
    expect(linksIn(bar.getByRole('button', { name: group }))).toContain(entry);
    session.become(signedIn({ permissions: ['read:admin'] }));
    const menu = bar.queryByRole('button', { name: group });
    expect(menu ? linksIn(menu) : []).not.toContain(entry);
  });

  it('leaves only Signup sources and News to whoever holds read:admin alone', async () => {
    const { bar } = await openBar(['read:admin']);
    const links = bar.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    expect(links.slice(-2)).toEqual(['Signup sources', 'News']);
    for (const group of ['Chat Config', 'System', 'User data']) {
      expect(bar.queryByRole('button', { name: group })).not.toBeInTheDocument();
    }
  });

  it('has one group open at a time', async () => {
    const { bar, user } = await openBar(everything);
    await user.click(bar.getByRole('button', { name: 'Users' }));
    await user.click(bar.getByRole('button', { name: 'System' }));
    expect(bar.getByRole('button', { name: 'Users' })).toHaveAttribute('aria-expanded', 'false');
    expect(bar.getByRole('button', { name: 'System' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('marks the group of the page that shows', async () => {
    const { bar } = await openBar(everything);
    expect(bar.getByRole('button', { name: 'Content' })).toHaveAttribute('aria-current', 'true');
    expect(bar.getByRole('button', { name: 'Users' })).not.toHaveAttribute('aria-current');
  });

  it('logs out to the site', async () => {
    const { bar, user, session } = await openBar(everything);
    await user.click(bar.getByRole('button', { name: 'Log out' }));
    expect(session.logout).toHaveBeenCalledExactlyOnceWith();
  });

  it('offers the way to the chat to app users only', async () => {
    const { session } = await openBar(everything);
    expect(screen.getByRole('link', { name: 'To the chat' })).toHaveAttribute('href', '/chat');
    session.become(signedIn({ roles: [], permissions: everything }));
    expect(screen.queryByRole('link', { name: 'To the chat' })).not.toBeInTheDocument();
  });
});
