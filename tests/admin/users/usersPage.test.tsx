import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listUsers, refreshUserGroups } from '../../../src/api/admin/users';
import { notifications, press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { savedFiles } from '../../support/savedFiles';
import { ada, adaOpen, bo, many, modal, openUsers, removed, row, serve } from './openUsers';

const box = () => screen.findByRole('searchbox', { name: 'Search users' });
const searches = (list: ReturnType<typeof serve>['list']) =>
  list.received.map(({ query }) => Object.fromEntries(query));

describe('the users of the back-office', () => {
  it('are counted as people write numbers', async () => {
    mock(listUsers, { items: [ada], page: 1, totalItems: 100_000, totalPages: 5000 });
    openUsers();
    expect(await screen.findByText('100,000 users')).toBeInTheDocument();
  });

  it('show but for those who can not be read, who are counted, after a refresh as well', async () => {
    const items = [ada, { ...bo, createdAt: 'yesterday' }];
    fault(listUsers, { json: { items, page: 1, totalItems: 2, totalPages: 1 } });
    const { user } = openUsers();
    await row('Ada Lund');
    expect(screen.getByText('1 of the users could not be read and is left out.')).toBeInTheDocument();
    await press(user, 'Refresh');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.getByText('1 of the users could not be read and is left out.')).toBeInTheDocument();
    serve([ada, bo]);
    await press(user, 'Refresh');
    await row('Bo Friis');
    expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
  });

  it('are saved as they are searched for, page after page, however few a page of the server holds, and that can be stopped', async () => {
    const { list } = serve(many(30));
    const files = savedFiles();
    const { user } = openUsers('?search=person');
    await row('Person 2 ');
    await press(user, 'Download CSV');
    expect(await screen.findByText('Downloaded 30 rows.')).toBeInTheDocument();
    expect(files[0]?.lines).toHaveLength(31);
    expect(files[0]?.lines[30]).toBe('Person 30,person30@example.com,2026-03-01T09:30:00.000Z,,,,,0,');
    expect(searches(list).slice(1)).toEqual([
      { page: '1', pageSize: '100', search: 'person' },
      { page: '2', pageSize: '100', search: 'person' },
    ]);

    fault(listUsers, { hangs: true });
    await press(user, 'Download CSV');
    await press(user, 'Stop');
    expect(await screen.findByText('Stopped. There is no file.')).toBeInTheDocument();
    fault(listUsers, { status: 500 });
    await press(user, 'Download CSV');
    expect(await screen.findByText(/^No file\. Sorry, we could not connect/)).toBeInTheDocument();
    expect(files).toHaveLength(1);
  });

  it('are listed with what is known of them', async () => {
    const { list } = serve([ada, bo]);
    openUsers();
    const first = await row('Ada Lund');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Created',
      'Signup Source',
      'Language',
      'Last Activity',
      'Number of sessions',
    ]);
    const [, email, created, source, language, activity, sessions] = within(first).getAllByRole('cell');
    expect(email).toHaveTextContent('ada@example.com');
    expect(created?.querySelector('time')?.dateTime).toBe(ada.createdAt);
    expect(source).toHaveTextContent('newsletter');
    expect(language).toHaveTextContent('English');
    expect(activity?.querySelector('time')?.dateTime).toBe(ada.lastActivity);
    expect(sessions).toHaveTextContent('7');
    expect(screen.getByText('2 users')).toBeInTheDocument();
    expect(searches(list)).toEqual([{ page: '1', pageSize: '20', search: '' }]);
  });

  it('have the picture of employees whatever the company is called', async () => {
    serve([{ ...bo, roles: [{ name: 'Calm Employee' }] }]);
    openUsers();
    expect(
      within(await row('Bo Friis'))
        .getByTitle('Calm Employee')
        .querySelector('svg'),
    ).not.toBeNull();
  });

  it('have a picture for each role that the product knows, and none for others', async () => {
    serve([ada, bo]);
    openUsers();
    const first = await row('Ada Lund');
    expect(within(first).getByTitle('AppUser').querySelector('svg')).not.toBeNull();
    expect(within(first).getByTitle('Hearken Employee').querySelector('svg')).not.toBeNull();
    expect(within(first).queryByTitle('Test panel')).not.toBeInTheDocument();
    expect((await row('Bo Friis')).querySelector('svg')).toBeNull();
  });

  it('who were removed stand there with the date in brackets, and cannot be opened', async () => {
    serve([removed]);
    const { user } = openUsers();
    const line = await row('Cy Holm');
    expect(line).toHaveAttribute('aria-disabled', 'true');
    expect(within(line).queryByRole('button')).not.toBeInTheDocument();
    const created = within(line).getAllByRole('cell')[2];
    expect([...(created?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime)).toEqual([
      removed.createdAt,
      removed.deleted,
    ]);
    expect(created).toHaveTextContent(/\(.+\)$/);
    await user.click(within(line).getByText('cy@example.com'));
    expect(address()).toBe('/admin/users');
  });

  it('are searched by Enter, from the first page on', async () => {
    const { list } = serve(many(30));
    const { user } = openUsers('?page=2');
    await row('Ada Lund');
    await user.type(await box(), ' lund {Enter}');
    expect(await screen.findByText('1 found')).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Person/ })).not.toBeInTheDocument();
    expect(address()).toBe('/admin/users?search=lund');
    expect(searches(list).at(-1)).toEqual({ page: '1', pageSize: '20', search: 'lund' });
    expect(screen.queryByRole('navigation', { name: 'Pages of users' })).not.toBeInTheDocument();
  });

  it('are searched when the box is left with another text, and only then', async () => {
    const { list } = serve([ada, bo]);
    const { user } = openUsers();
    await user.type(await box(), 'bo');
    await user.tab();
    expect(await screen.findByText('1 found')).toBeInTheDocument();
    await user.click(await box());
    await user.tab();
    expect(searches(list).map(({ search }) => search)).toEqual(['', 'bo']);
  });

  it('are searched by the button, once although the box is left for it', async () => {
    const { list } = serve([ada, bo]);
    const { user } = openUsers();
    await user.type(await box(), 'bo');
    await press(user, 'Search');
    expect(await screen.findByText('1 found')).toBeInTheDocument();
    expect(searches(list).map(({ search }) => search)).toEqual(['', 'bo']);
    await press(user, 'Search');
    await waitFor(() => expect(searches(list).map(({ search }) => search)).toEqual(['', 'bo', 'bo']));
  });

  it('come back with Back, and so does the text in the box', async () => {
    serve([ada, bo]);
    const { user, router } = openUsers();
    await user.type(await box(), 'bo{Enter}');
    await screen.findByText('1 found');
    void router.navigate(-1);
    expect(await screen.findByText('2 users')).toBeInTheDocument();
    expect(await box()).toHaveValue('');
  });

  it('say so when a search finds nobody, and show everybody again', async () => {
    serve([ada]);
    const { user } = openUsers('?search=zoe');
    expect(await screen.findByText('Nobody found')).toBeInTheDocument();
    expect(await box()).toHaveValue('zoe');
    await press(user, 'Show everybody');
    expect(await row('Ada Lund')).toBeInTheDocument();
    expect(await box()).toHaveValue('');
  });

  it('come twenty a page, with arrows and numbers', async () => {
    const { list } = serve(many(45));
    const { user } = openUsers();
    await row('Person 1 ');
    expect(screen.getAllByRole('row')).toHaveLength(21);
    await press(user, 'Next');
    expect(await row('Person 21')).toBeInTheDocument();
    expect(address()).toBe('/admin/users?page=2');
    await press(user, 'Page 3');
    expect(await row('Ada Lund')).toBeInTheDocument();
    await press(user, 'Previous');
    await press(user, 'Page 1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Person 1' })).toBeInTheDocument());
    expect(address()).toBe('/admin/users');
    expect(searches(list).map(({ page, pageSize }) => `${page} of ${pageSize}`)).toEqual(
      expect.arrayContaining(['1 of 20', '2 of 20', '3 of 20']),
    );
  });

  it('lead back from a page that there is none of', async () => {
    serve([ada]);
    const { user } = openUsers('?page=9');
    expect(await screen.findByText('Nobody on this page')).toBeInTheDocument();
    await press(user, 'To the first page');
    expect(await row('Ada Lund')).toBeInTheDocument();
  });

  it('are read again by Refresh', async () => {
    serve([ada]);
    const { user } = openUsers();
    await row('Ada Lund');
    serve([bo, ada]);
    await press(user, 'Refresh');
    expect(await row('Bo Friis')).toBeInTheDocument();
  });

  it("are read again after 'Sync groups', which is sent once", async () => {
    serve([bo]);
    let answer = () => {};
    const synced = mock(
      refreshUserGroups,
      () => new Promise<null>((resolve) => (answer = () => resolve(null))),
    );
    const { user } = openUsers();
    await row('Bo Friis');
    serve([{ ...bo, roles: [{ name: 'AppUser' }] }]);
    await user.dblClick(screen.getByRole('button', { name: 'Sync groups' }));
    await waitFor(() => expect(synced.received).toHaveLength(1));
    answer();
    await waitFor(async () =>
      expect(within(await row('Bo Friis')).getByTitle('AppUser')).toBeInTheDocument(),
    );
    expect(await notifications().findByText('Synced')).toBeInTheDocument();
    expect(synced.received).toHaveLength(1);
  });

  it.each([
    [403, 'You do not have access to this.'],
    [500, /could not connect/],
  ])("say so when 'Sync groups' gets a %i", async (status, message) => {
    serve([bo]);
    fault(refreshUserGroups, { status });
    const { user } = openUsers();
    await press(user, 'Sync groups');
    expect(await notifications().findByRole('alert')).toHaveTextContent(message);
  });

  it('wait while they are loaded', async () => {
    fault(listUsers, { hangs: true });
    openUsers();
    expect(await screen.findByText('Loading the users')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    serve([]);
    openUsers();
    expect(await screen.findByText('No users yet')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages of users' })).not.toBeInTheDocument();
  });

  it('can be asked for again when they did not come, and the search stays', async () => {
    fault(listUsers, { status: 500 });
    const { user } = openUsers('?search=ada');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve([ada, bo]);
    await user.click(retry);
    expect(await row('Ada Lund')).toBeInTheDocument();
    expect(await box()).toHaveValue('ada');
  });

  it('say so when the server refuses them', async () => {
    fault(listUsers, { status: 403 });
    openUsers();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it.each([['read:admin'], ['edit:users']] as const)('are not for somebody with %s alone', async (only) => {
    const { list } = serve([ada]);
    renderApp({ path: '/admin/users', auth: signedIn({ permissions: [only] }) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sorry! You do not have access to this page.' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/forbidden');
    expect(list.received).toEqual([]);
  });

  it('open in a modal, which is in the address, and give the focus back', async () => {
    serve([ada, bo]);
    const { user } = openUsers();
    const button = await screen.findByRole('button', { name: /^Ada Lund/ });
    await user.click(button);
    await modal();
    expect(address()).toBe(`/admin/users${adaOpen}`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/admin/users');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('open with a press anywhere on their row', async () => {
    serve([ada, bo]);
    const { user } = openUsers();
    await user.click(await screen.findByText('bo@example.com'));
    expect(await modal('Bo Friis')).toBeDefined();
  });
});
