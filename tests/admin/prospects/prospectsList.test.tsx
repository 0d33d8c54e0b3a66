import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listAllNews } from '../../../src/api/admin/news';
import { inviteProspect, listProspects, type Prospect } from '../../../src/api/admin/prospects';
import { notifications, press } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';
import { savedFiles } from '../../support/savedFiles';

const waiting = (id: number, name: string, more: Partial<Prospect> = {}): Prospect => ({
  id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  createdAt: `2026-03-0${id}T09:30:00.000Z`,
  source: 'press',
  firstMail: null,
  secondMail: null,
  thirdMail: null,
  ...more,
});
const ada = waiting(4, 'Ada Lund');
const eva = waiting(3, 'Éva Nagy', { source: 'newsletter' });
const bo = waiting(2, 'Bo Friis', { firstMail: '2026-03-02T10:00:00.000Z' });
const cy = waiting(1, '=Cy Holm', { email: 'cy@example.com' });

const open = (query = '') =>
  renderApp({
    path: `/admin/prospects${query}`,
    auth: signedIn({ permissions: ['read:admin', 'edit:prospects'] }),
  });
type User = ReturnType<typeof open>['user'];

/** Invitations of which each is on its way until it is told to arrive. */
function mockSlowInvitations() {
  let end = () => {};
  const invited = mock(
    inviteProspect,
    () =>
      new Promise<null>((resolve) => {
        end = () => resolve(null);
      }),
  );
  return { invited, arrive: () => end() };
}

const box = () => screen.findByRole('searchbox', { name: 'Search prospects' });
const tick = async (user: User, name: string) => user.click(await screen.findByRole('checkbox', { name }));
const names = () =>
  within(screen.getByRole('table', { name: 'Prospects' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
const shows = (...expected: string[]) => waitFor(() => expect(names()).toEqual(expected));

describe('the list of prospects', () => {
  it('is searched as one types, in whatever case and without accents, and the address keeps it', async () => {
    mock(listProspects, [ada, eva, bo, cy]);
    const { user } = open();
    await user.type(await box(), 'NEWS eva');
    await shows('Éva Nagy');
    expect(screen.getByText('1 of 4 prospects')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin/prospects?search=NEWS+eva'));
    await user.clear(await box());
    await shows('Ada Lund', 'Éva Nagy', 'Bo Friis', '=Cy Holm');
  });

  it('shows those who are not invited, and the way back where nobody is left', async () => {
    mock(listProspects, [ada, bo]);
    const { user } = open('?search=friis');
    await shows('Bo Friis');
    await tick(user, 'Not invited');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(address()).toBe('/admin/prospects?search=friis&show=waiting');
    await press(user, 'Show all');
    await shows('Ada Lund', 'Bo Friis');
    expect(await box()).toHaveValue('');
  });

  it('is sorted by its headers', async () => {
    mock(listProspects, [ada, eva, bo]);
    const { user } = open();
    await press(user, 'Name');
    await shows('Ada Lund', 'Bo Friis', 'Éva Nagy');
    await press(user, 'Name');
    await shows('Éva Nagy', 'Bo Friis', 'Ada Lund');
    expect(address()).toBe('/admin/prospects?sort=name&order=Desc');
  });

  it('is saved as it shows, and no name in it is a formula', async () => {
    mock(listProspects, [ada, bo, cy]);
    const files = savedFiles();
    const { user } = open('?show=waiting');
    await press(user, 'Download CSV');
    expect(files[0]?.name).toMatch(/^prospects-\d{4}-\d\d-\d\d\.csv$/);
    expect(files[0]?.lines).toEqual([
      'Name,Email,Created,Source,First invite,Second invite,Third invite',
      'Ada Lund,ada@example.com,2026-03-04T09:30:00.000Z,press,,,',
      "'=Cy Holm,cy@example.com,2026-03-01T09:30:00.000Z,press,,,",
    ]);
    expect(screen.getByText('Downloaded 2 rows.')).toBeInTheDocument();
  });
});

describe('the selected prospects', () => {
  const invitations = () => within(screen.getByRole('region', { name: 'Invitations' }));
  const answer = async (user: User, title: string, yes: string) =>
    user.dblClick(
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: yes }),
    );

  it('are invited one after another after one question, each once', async () => {
    mock(listProspects, [ada, eva, bo, cy]);
    const invited = mock(inviteProspect);
    const { user } = open();
    await box();
    expect(screen.queryByRole('checkbox', { name: 'Choose Bo Friis' })).not.toBeInTheDocument();
    await tick(user, 'Select all that are shown');
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await tick(user, 'Choose Éva Nagy');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await press(user, 'Invite selected');
    expect(
      await screen.findByText('An email will be sent to each of them with an activation link.'),
    ).toBeInTheDocument();
    mock(listProspects, [{ ...ada, firstMail: bo.firstMail }, eva, bo, { ...cy, firstMail: bo.firstMail }]);
    await answer(user, 'Invite 2 prospects?', 'Invite 2 prospects');
    expect(await invitations().findByText('2 sent.', { ignore: '[role=status]' })).toBeInTheDocument();
    expect(invited.received.map(({ params }) => params.id)).toEqual(['4', '1']);
    expect(screen.queryByText(/selected$/, { ignore: 'button' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Choose Ada Lund' })).not.toBeInTheDocument();
  });

  it('that could not be invited stay selected, with the reason; who was invited already does not', async () => {
    mock(listProspects, [ada, eva]);
    fault(inviteProspect, { status: 400, body: { message: 'No.' } });
    const { user } = open();
    await tick(user, 'Select all that are shown');
    await press(user, 'Invite selected');
    mock(listProspects, [ada, { ...eva, firstMail: bo.firstMail }]);
    await answer(user, 'Invite 2 prospects?', 'Invite 2 prospects');
    expect(await invitations().findByText('Ada Lund')).toBeInTheDocument();
    await waitFor(() =>
      expect(
        invitations()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Ada Lund: not sent. No.', 'Éva Nagy: invited already.']),
    );
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Choose Ada Lund' })).toBeChecked();
    expect(notifications().queryByRole('alert')).not.toBeInTheDocument();
    mock(inviteProspect);
    await press(user, 'Invite selected');
    mock(listProspects, [{ ...ada, firstMail: bo.firstMail }]);
    await answer(user, 'Invite 1 prospect?', 'Invite 1 prospect');
    expect(await invitations().findByText('1 sent.', { ignore: '[role=status]' })).toBeInTheDocument();
  });

  it('are invited no further after Stop: the one on its way still counts', async () => {
    mock(listProspects, [ada, eva, cy]);
    const { invited, arrive } = mockSlowInvitations();
    const { user } = open();
    await tick(user, 'Select all that are shown');
    await press(user, 'Invite selected');
    await answer(user, 'Invite 3 prospects?', 'Invite 3 prospects');
    await waitFor(() => expect(invited.received).toHaveLength(1));
    await press(user, 'Stop');
    mock(listProspects, [{ ...ada, firstMail: bo.firstMail }, eva, cy]);
    arrive();
    expect(
      await invitations().findByText(/^1 sent, stopped before the other 2\./, { ignore: '[role=status]' }),
    ).toBeInTheDocument();
    expect(invited.received).toHaveLength(1);
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('say how far it came when somebody leaves the page meanwhile', async () => {
    mock(listProspects, [ada, eva]);
    const { invited, arrive } = mockSlowInvitations();
    const { user } = open();
    await tick(user, 'Select all that are shown');
    await press(user, 'Invite selected');
    await answer(user, 'Invite 2 prospects?', 'Invite 2 prospects');
    await waitFor(() => expect(invited.received).toHaveLength(1));
    mock(listAllNews, []);
    await user.click(screen.getByRole('link', { name: 'News', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Prospects' })).not.toBeInTheDocument());
    arrive();
    expect(await notifications().findByText('1 of 2 invitations were sent.')).toBeInTheDocument();
    expect(invited.received).toHaveLength(1);
  });
});

afterEach(() => vi.restoreAllMocks());
