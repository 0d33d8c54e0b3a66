import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listAllNews } from '../../../src/api/admin/news';
import type { Permission } from '../../../src/api/call';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import { everyStaffPermission, menu, staffScreens } from '../../support/siteMap';

const everything = [...everyStaffPermission];
const groups = Object.fromEntries(
  Object.entries(menu).map(([name, entries]) => [name, Object.keys(entries)]),
);

const entries = staffScreens.flatMap(({ menu: entry, needs: [, permission] = [] }) =>
  entry && permission ? [{ ...entry, permission }] : [],
);

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
      .filter(({ textContent }) => textContent?.trim() !== 'Menu');
    expect(Object.fromEntries(menus.map((menu) => [menu.textContent, linksIn(menu)]))).toEqual(groups);
  });

  it.each(entries)('shows $name in $group with $permission, and not without', async (each) => {
    const { name, group, permission } = each;
    const { bar, session } = await openBar(['read:admin', permission]);
    expect(linksIn(bar.getByRole('button', { name: group }))).toContain(name);
    session.become(signedIn({ permissions: ['read:admin'] }));
    const button = bar.queryByRole('button', { name: group });
    expect(button ? linksIn(button) : []).not.toContain(name);
  });

  it('leaves only Signup sources, News and the audit trail to whoever holds read:admin alone', async () => {
    const { bar } = await openBar(['read:admin']);
    const links = bar.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
    expect(links.slice(-4)).toEqual(['Signup sources', 'News', 'Audit trail', 'To the chat']);
    for (const group of ['Chat Config', 'User data']) {
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

  it('says where one is', async () => {
    const { bar } = await openBar(everything);
    expect(bar.getByRole('link', { name: 'Hearken Back-office' })).toBeVisible();
  });

  it('offers the way to the chat to app users only', async () => {
    const { session, bar } = await openBar(everything);
    expect(bar.getByRole('link', { name: 'To the chat' })).toHaveAttribute('href', '/chat');
    session.become(signedIn({ roles: [], permissions: everything }));
    expect(screen.queryByRole('link', { name: 'To the chat' })).not.toBeInTheDocument();
  });
});
