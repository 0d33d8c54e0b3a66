import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  clearChatsOfUser,
  eraseUser,
  exportUser,
  listUserRoles,
  listUsers,
  removeUser,
  syncUser,
} from '../../../src/api/admin/users';
import { notifications, press } from '../../support/controls';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { ada, adaOpen, bo, modal, openUsers, removed, row, serve, type User } from './openUsers';

const clearQuestion = 'Are you sure you want to delete this chat history? It cannot be undone.';
const removeQuestion = 'Are you sure you want to remove this account? It cannot be undone.';
const syncQuestion = 'Are you sure you want to sync this user with Auth0?';

const questions = () => screen.queryAllByRole('group');
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Presses an action and answers its question. */
async function confirm(user: User, action: string, yes = 'Delete forever') {
  await press(user, action);
  await press(user, yes);
}

describe('the modal of a user', () => {
  it('shows what is known of them and asks for the roles', async () => {
    const { roles } = serve([ada]);
    openUsers(adaOpen);
    const shown = await modal();
    expect(shown.getByText('ada@example.com')).toBeInTheDocument();
    expect(shown.getByText('English')).toBeInTheDocument();
    const items = await shown.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'AppUser',
      'Hearken Employee',
      'Test panel',
    ]);
    expect(screen.getByRole('dialog').querySelector('time')?.dateTime).toBe(ada.createdAt);
    expect(roles.received.map(({ params }) => decodeURIComponent(params.id))).toEqual([ada.id]);
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Clear Chat',
      'Auth0 Sync',
      'Remove Account',
    ]);
  });

  it('says so where something was not chosen or there is no role', async () => {
    serve([bo]);
    openUsers('?user=auth0%7Cbo');
    const shown = await modal('Bo Friis');
    expect(shown.getByText('Not chosen')).toBeInTheDocument();
    expect(await shown.findByText('None')).toBeInTheDocument();
  });

  it.each([
    ['Clear Chat', clearQuestion, 'Delete forever'],
    ['Auth0 Sync', syncQuestion, 'Sync'],
    ['Remove Account', removeQuestion, 'Delete forever'],
  ])('asks before %s, in its place, and Cancel does nothing', async (action, question, yes) => {
    serve([ada]);
    const calls = [mock(clearChatsOfUser), mock(syncUser), mock(removeUser)];
    const { user } = openUsers(adaOpen);
    await press(user, action);
    const asked = await screen.findByRole('group', { name: question });
    expect([...asked.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      yes,
    ]);
    await press(user, 'Cancel');
    expect(questions()).toHaveLength(0);
    await waitFor(async () => expect((await modal()).getByRole('button', { name: action })).toHaveFocus());
    await press(user, action);
    await user.keyboard('{Escape}');
    expect(questions()).toHaveLength(0);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(calls.flatMap(({ received }) => received)).toEqual([]);
  });

  it('clears the chats, and the list shows it', async () => {
    serve([ada]);
    const cleared = mock(clearChatsOfUser);
    const { user } = openUsers(adaOpen);
    await modal();
    serve([{ ...ada, numberOfSessions: 0, lastActivity: null }]);
    await confirm(user, 'Clear Chat');
    expect(await notifications().findByText('Cleared')).toBeInTheDocument();
    expect(cleared.received.map(({ params }) => decodeURIComponent(params.id))).toEqual([ada.id]);
    await waitFor(() => expect(questions()).toHaveLength(0));
    await user.click((await modal()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('row', { name: /0$/ })).toBeInTheDocument();
  });

  it('reads the roles again after a sync', async () => {
    serve([ada]);
    const synced = mock(syncUser);
    const { user } = openUsers(adaOpen);
    await (await modal()).findByText('Test panel');
    serve([{ ...ada, roles: [{ name: 'Night shift' }] }]);
    await confirm(user, 'Auth0 Sync', 'Sync');
    expect(await (await modal()).findByText('Night shift')).toBeInTheDocument();
    expect(synced.received.map(({ params }) => decodeURIComponent(params.id))).toEqual([ada.id]);
    expect(await notifications().findByText('Synced')).toBeInTheDocument();
  });

  it('closes after the account is removed; the row is disabled then, and the focus is not lost', async () => {
    serve([ada, bo]);
    const gone = mock(removeUser);
    const { user } = openUsers();
    await press(user, 'Ada Lund, AppUser, Hearken Employee');
    await modal();
    serve([{ ...ada, deleted: '2026-06-01T09:30:00.000Z', roles: [] }, bo]);
    await confirm(user, 'Remove Account');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await row('Ada Lund')).toHaveAttribute('aria-disabled', 'true');
    expect(gone.received.map(({ params }) => decodeURIComponent(params.id))).toEqual([ada.id]);
    expect(address()).toBe('/admin/users');
    expect(await notifications().findByText('Removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus());
  });

  it('removes once, however often the answer is pressed', async () => {
    serve([ada]);
    const gone = mock(removeUser);
    const { user } = openUsers(adaOpen);
    await press(user, 'Remove Account');
    await user.dblClick(await screen.findByRole('button', { name: 'Delete forever' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gone.received).toHaveLength(1);
  });

  it.each([
    [
      { status: 400, body: { message: "You can't remove your own account here." } },
      /You can't remove your own/,
    ],
    [{ status: 400, body: {} }, /could not connect/],
    [{ status: 404, body: { message: 'There is no such user.' } }, /There is no such user/],
    [{ status: 403 }, /You do not have access to this/],
    [{ status: 500 }, /could not connect/],
  ])(
    'says in a toast titled Error why it was not removed, and the question goes: %j',
    async (failure, words) => {
      serve([ada]);
      fault(removeUser, failure);
      const { user } = openUsers(adaOpen);
      await confirm(user, 'Remove Account');
      const toast = await notifications().findByRole('alert');
      expect(toast).toHaveTextContent('Error');
      expect(toast).toHaveTextContent(words);
      expect(notifications().getAllByRole('alert')).toHaveLength(1);
      await waitFor(() => expect(questions()).toHaveLength(0));
      expect((await modal()).getByRole('button', { name: 'Remove Account' })).toHaveFocus();
    },
  );

  it('says so when somebody else has removed the account meanwhile, and offers nothing any more', async () => {
    serve([ada]);
    fault(removeUser, { status: 400, body: { message: 'This account has been removed already.' } });
    const { user } = openUsers(adaOpen);
    await press(user, 'Remove Account');
    serve([{ ...ada, deleted: '2026-06-01T09:30:00.000Z' }]);
    await press(user, 'Delete forever');
    expect(await notifications().findByText('This account has been removed already.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'This account has been removed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear Chat' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  });

  it.each([
    ['Auth0 Sync', syncUser, 'Sync'],
    ['Remove everything…', eraseUser, 'Delete forever'],
  ] as const)(
    'says once when %s finds that somebody else has removed everything',
    async (action, call, yes) => {
      serve([{ ...ada, isErasable: true }]);
      fault(call, { status: 404, body: { message: 'There is no such user.' } });
      const { user } = openUsers(adaOpen);
      await press(user, action);
      serve([bo]);
      await press(user, yes);
      expect(
        await screen.findByRole('heading', { name: 'Nothing is stored of this user any more' }),
      ).toBeInTheDocument();
      expect(notifications().queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Clear Chat' })).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
    },
  );

  it.each([
    ['Clear Chat', clearChatsOfUser, 'Delete forever'],
    ['Auth0 Sync', syncUser, 'Sync'],
  ] as const)('stays as it is when %s fails', async (action, call, yes) => {
    serve([ada]);
    fault(call, { status: 500 });
    const { user } = openUsers(adaOpen);
    await confirm(user, action, yes);
    expect(await notifications().findByRole('alert')).toHaveTextContent(/could not connect/);
    await waitFor(() => expect(questions()).toHaveLength(0));
    expect((await modal()).getByRole('button', { name: action })).toHaveFocus();
  });

  it('waits for the roles, and can ask for them again', async () => {
    serve([ada]);
    fault(listUserRoles, { status: 500 });
    const { user } = openUsers(adaOpen);
    expect(await (await modal()).findByText('The roles could not be loaded.')).toBeInTheDocument();
    fault(listUserRoles, { hangs: true });
    await press(user, 'Retry');
    expect(await (await modal()).findByText('Loading the roles')).toBeInTheDocument();
    expect((await modal()).getByRole('button', { name: 'Clear Chat' })).toBeInTheDocument();
  });

  it('of somebody who is not on the page of the list says so', async () => {
    serve([bo]);
    const { user } = openUsers(adaOpen);
    expect(await screen.findByText('This user is not on this page of the list')).toBeInTheDocument();
    await press(user, 'Close');
    expect(address()).toBe('/admin/users');
  });

  it('of somebody who is not on the page of the list finds them where the server can, and says so', async () => {
    mock(listUsers, ({ query }) => {
      const items = query.get('search') === ada.id ? [ada] : [bo];
      return { items, page: 1, totalItems: items.length, totalPages: 1 };
    });
    mock(listUserRoles, ada.roles);
    openUsers(adaOpen);
    const shown = await modal();
    expect(shown.getByText('Not on this page of the list.')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Clear Chat' })).toBeInTheDocument();
    expect(shown.getByText('ada@example.com')).toBeInTheDocument();
  });

  it('of somebody who was removed offers nothing', async () => {
    serve([removed]);
    openUsers('?user=auth0%7Ccy');
    expect(await screen.findByRole('heading', { name: 'This account has been removed' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Account' })).not.toBeInTheDocument();
  });

  it('does not open while the list is loaded or has failed', async () => {
    fault(listUsers, { status: 500 });
    openUsers(adaOpen);
    await screen.findByRole('heading', { name: 'The users could not be loaded' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the data of a user', () => {
  const erasable = { ...ada, isErasable: true };

  it('is not offered by a server that does not know it', async () => {
    serve([ada]);
    openUsers(adaOpen);
    const shown = await modal();
    expect(shown.queryByRole('button', { name: 'Download data' })).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Remove everything…' })).not.toBeInTheDocument();
  });

  it('can be downloaded as a file', async () => {
    let file: Blob | undefined;
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    serve([erasable]);
    const parts = { conversations: [{ Started: '2026-03-01' }] };
    mock(exportUser, { madeAt: '2026-06-01T09:30:00.000Z', parts });
    const { user } = openUsers(adaOpen);
    await press(user, 'Download data');
    expect(await notifications().findByText('Downloaded')).toBeInTheDocument();
    expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ parts });
    clicked.mockRestore();
  });

  it('goes altogether after a question that says what goes; the row has gone then', async () => {
    serve([erasable, bo]);
    const gone = mock(eraseUser);
    const { user } = openUsers(adaOpen);
    await press(user, 'Remove everything…');
    expect(
      await screen.findByRole('group', { name: /conversations, answers, feedback/ }),
    ).toBeInTheDocument();
    serve([bo]);
    await press(user, 'Delete forever');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(gone.received.map(({ params }) => decodeURIComponent(params.id))).toEqual([ada.id]);
    expect(screen.queryByText('Ada Lund')).not.toBeInTheDocument();
  });
});
