import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../../../src/api/call';
import { getUserStatus, type UserStatus } from '../../../src/api/user';
import { createDeferred } from '../../../src/auth/deferred';
import { allDone, mockChat } from '../../support/conversation';
import { signedIn } from '../../support/fakeAuth';
import { mock } from '../../support/mocks';
import { renderApp } from '../../support/render';
import { mockRooms } from '../../support/rooms';

const entries: [permission: Permission, entry: string][] = [
  ['read:devlog', 'Dev Log'],
  ['read:cost', 'Cost'],
  ['read:summary', 'Summaries'],
  ['read:admin', 'Administration'],
  ['edit:session', 'Close session'],
  ['delete:chat', 'Clear chat history'],
];
const names = entries.map(([, entry]) => entry);

async function openBar(path: string, permissions: Permission[]) {
  mockChat();
  mockRooms();
  const { user } = renderApp({ path, auth: signedIn({ permissions }) });
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  // The prompt box takes the focus when it comes, and that closes menus.
  if (path.startsWith('/chat')) await screen.findByRole('textbox', { name: 'Message' });
  const open = async () => {
    const menu = bar.getByRole('button', { name: 'Administration' });
    await user.click(menu);
    return names.filter((name) =>
      [...bar.queryAllByRole('link', { name }), ...bar.queryAllByRole('button', { name })].some(
        (entry) => entry !== menu,
      ),
    );
  };
  return { bar, open };
}

describe('the Administration menu', () => {
  it('that was opened while the chat was on its way stays open when the chat comes', async () => {
    mockChat();
    const status = createDeferred<UserStatus>();
    mock(getUserStatus, () => status.promise);
    const { user } = renderApp({ path: '/chat', auth: signedIn({ permissions: ['edit:session'] }) });
    const menu = await screen.findByRole('button', { name: 'Administration' });
    await user.click(menu);
    status.resolve(allDone);
    expect(await screen.findByText('When is it?')).toBeVisible();
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(menu).toHaveFocus();
  });

  it.each(entries)('in the chat shows with %s the entry %s and no other', async (permission, entry) => {
    const { open } = await openBar('/chat', [permission]);
    expect(await open()).toEqual([entry]);
  });

  it.each(['/chat', '/chat/', '/chat?a=b'])(
    'in the chat at %s shows all six entries to whoever holds every permission',
    async (path) => {
      const { open } = await openBar(
        path,
        entries.map(([permission]) => permission),
      );
      expect(await open()).toEqual(names);
    },
  );

  it('elsewhere shows Administration alone', async () => {
    const { open } = await openBar(
      '/news',
      entries.map(([permission]) => permission),
    );
    expect(await open()).toEqual(['Administration']);
  });

  it.each([
    ['/chat', 'to whoever holds no permission', []],
    ['/chat', 'for the info icons alone', ['read:chatstat']],
    ['/news', 'where all its entries are for the chat', ['read:devlog', 'edit:session', 'delete:chat']],
  ] satisfies [string, string, Permission[]][])('in %s does not show %s', async (path, _why, permissions) => {
    const { bar } = await openBar(path, permissions);
    expect(bar.queryByRole('button', { name: 'Administration' })).not.toBeInTheDocument();
  });

  it.each([
    ['Dev Log', '/devlog'],
    ['Cost', '/costs'],
    ['Summaries', '/summaries'],
  ])('opens %s in a new tab', async (name, path) => {
    const { bar, open } = await openBar('/chat', ['read:devlog', 'read:cost', 'read:summary']);
    await open();
    const link = bar.getByRole('link', { name });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
  });

  it('opens Administration in the same tab', async () => {
    const { bar, open } = await openBar('/news', ['read:admin']);
    await open();
    const link = bar.getByRole('link', { name: 'Administration' });
    expect(link).toHaveAttribute('href', '/admin');
    expect(link).not.toHaveAttribute('target');
  });
});
