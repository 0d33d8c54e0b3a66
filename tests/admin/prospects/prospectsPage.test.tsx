import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  inviteProspect,
  listProspects,
  type Prospect,
  removeProspect,
} from '../../../src/api/admin/prospects';
import { notifications } from '../../support/controls';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

const ada: Prospect = {
  id: 9,
  name: 'Ada Lund',
  email: 'ada@example.com',
  createdAt: '2026-03-01T09:30:00.000Z',
  source: 'press',
  firstMail: null,
  secondMail: null,
  thirdMail: null,
};
const bo: Prospect = {
  id: 4,
  name: 'Bo Friis',
  email: 'bo@example.com',
  createdAt: '2026-01-01T09:30:00.000Z',
  source: 'newsletter',
  firstMail: '2026-01-02T09:30:00.000Z',
  secondMail: '2026-01-09T09:30:00.000Z',
  thirdMail: '2026-01-16T09:30:00.000Z',
};
const cy: Prospect = { ...bo, id: 2, name: 'Cy Holm', email: 'cy@example.com', thirdMail: null };

const open = (permissions: ('read:admin' | 'edit:prospects')[] = ['read:admin', 'edit:prospects']) =>
  renderApp({ path: '/admin/prospects', auth: signedIn({ permissions }) });
type User = ReturnType<typeof open>['user'];

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const button = (name: string) => screen.findByRole('button', { name });
const question = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Presses Invite or Remove of a row and answers the question with yes. */
async function confirm(user: User, action: 'Invite' | 'Remove', name: string) {
  await user.click(await button(`${action} ${name}`));
  await user.click((await question(`${action} ${name}?`)).getByRole('button', { name: action }));
}

describe('the prospects of the back-office', () => {
  it('are listed with their source and the dates of their mails', async () => {
    const list = mock(listProspects, [ada, bo]);
    open();
    const cells = within(await row('Bo Friis')).getAllByRole('cell');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Created',
      'Source',
      'Actions',
      'First invite',
      'Second invite',
      'Third invite',
    ]);
    expect(cells[1]).toHaveTextContent('bo@example.com');
    expect(cells[3]).toHaveTextContent('newsletter');
    expect(cells.map((cell) => cell.querySelector('time')?.dateTime)).toEqual([
      undefined,
      undefined,
      bo.createdAt,
      undefined,
      undefined,
      bo.firstMail,
      bo.secondMail,
      bo.thirdMail,
    ]);
    expect(within(await row('Ada Lund')).getAllByText('None')).toHaveLength(3);
    expect(screen.getByText('2 prospects')).toBeInTheDocument();
    expect(list.received).toHaveLength(1);
  });

  it('can each be removed, and invited only while no mail has been sent', async () => {
    mock(listProspects, [ada, bo]);
    open();
    const names = async (name: string) =>
      within(await row(name))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(await names('Ada Lund')).toEqual(['Remove', 'Invite']);
    expect(await names('Bo Friis')).toEqual(['Remove']);
  });

  it('are invited after a question that says what happens', async () => {
    mock(listProspects, [ada, bo]);
    const invited = mock(inviteProspect);
    const { user } = open();
    await user.click(await button('Invite Ada Lund'));
    const asked = await question('Invite Ada Lund?');
    expect(
      asked.getByText('An email will be sent to ada@example.com with an activation link.'),
    ).toBeVisible();
    expect(invited.received).toHaveLength(0);
    const firstMail = '2026-06-01T09:30:00.000Z';
    mock(listProspects, [{ ...ada, firstMail }, bo]);
    await user.click(asked.getByRole('button', { name: 'Invite' }));
    await waitFor(async () =>
      expect((await row('Ada Lund')).querySelector(`[datetime="${firstMail}"]`)).toBeInTheDocument(),
    );
    expect(invited.received.map(({ params }) => params.id)).toEqual(['9']);
    expect(screen.queryByRole('button', { name: 'Invite Ada Lund' })).not.toBeInTheDocument();
    expect(await notifications().findByText('Invited')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ada Lund' })).toHaveFocus());
  });

  it('are not invited without a yes', async () => {
    mock(listProspects, [ada]);
    const invited = mock(inviteProspect);
    const { user } = open();
    await user.click(await button('Invite Ada Lund'));
    await user.click((await question('Invite Ada Lund?')).getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Invite Ada Lund')).toHaveFocus();
    expect(invited.received).toHaveLength(0);
  });

  it('are invited once, however often the answer is pressed', async () => {
    mock(listProspects, [ada]);
    const invited = mock(inviteProspect);
    const { user } = open();
    await user.click(await button('Invite Ada Lund'));
    await user.dblClick((await question('Invite Ada Lund?')).getByRole('button', { name: 'Invite' }));
    expect(await notifications().findByText('Invited')).toBeInTheDocument();
    expect(invited.received).toHaveLength(1);
  });

  it('are removed after a question, and the focus is on the next one', async () => {
    mock(listProspects, [ada, bo, cy]);
    const removed = mock(removeProspect);
    const { user } = open();
    await user.click(await button('Remove Bo Friis'));
    const asked = await question('Remove Bo Friis?');
    expect(asked.getByText(/It cannot be undone\.$/)).toBeVisible();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Go Back' })).toHaveFocus());
    expect(removed.received).toHaveLength(0);
    mock(listProspects, [ada, cy]);
    await user.click(asked.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Friis/ })).not.toBeInTheDocument());
    expect(removed.received.map(({ params }) => params.id)).toEqual(['4']);
    expect(await notifications().findByText('Removed')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Cy Holm' })).toHaveFocus());
  });

  it('leave the focus on Refresh when the last of them is removed', async () => {
    mock(listProspects, [ada]);
    mock(removeProspect);
    const { user } = open();
    await button('Remove Ada Lund');
    mock(listProspects, [ada]);
    await user.click(await button('Remove Ada Lund'));
    mock(listProspects, []);
    await user.click((await question('Remove Ada Lund?')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No prospects yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toHaveFocus());
  });

  it('show in their row why they cannot be invited', async () => {
    mock(listProspects, [ada, bo]);
    const message = 'Ada Lund has unsubscribed and gets no more mails.';
    fault(inviteProspect, { status: 400, body: { message } });
    const { user } = open();
    await confirm(user, 'Invite', 'Ada Lund');
    expect(await within(await row('Ada Lund')).findByText(message)).toBeInTheDocument();
    expect(await notifications().findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite Ada Lund' })).toHaveFocus());
  });

  it('show what there is now when a colleague has invited them meanwhile', async () => {
    mock(listProspects, [ada, bo]);
    const message = 'Ada Lund has been invited already.';
    fault(inviteProspect, { status: 400, body: { message } });
    const { user } = open();
    await user.click(await button('Invite Ada Lund'));
    mock(listProspects, [{ ...ada, firstMail: '2026-06-01T09:30:00.000Z' }, bo]);
    await user.click((await question('Invite Ada Lund?')).getByRole('button', { name: 'Invite' }));
    expect(await within(await row('Ada Lund')).findByText(message)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Invite Ada Lund' })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ada Lund' })).toHaveFocus());
  });

  it('show what there is now when a colleague has removed them meanwhile', async () => {
    mock(listProspects, [ada, bo]);
    fault(removeProspect, { status: 404, body: { message: 'There is no such prospect.' } });
    const { user } = open();
    await user.click(await button('Remove Ada Lund'));
    mock(listProspects, [bo]);
    await user.click((await question('Remove Ada Lund?')).getByRole('button', { name: 'Remove' }));
    expect(await notifications().findByText('There is no such prospect.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Ada Lund/ })).not.toBeInTheDocument());
  });

  it.each([
    ['Invite', 403, 'You do not have access to this.'],
    ['Invite', 500, /could not connect/],
    ['Remove', 403, 'You do not have access to this.'],
    ['Remove', 500, /could not connect/],
  ] as const)('stay as they are when %s gets a %i', async (action, status, message) => {
    mock(listProspects, [ada]);
    fault(inviteProspect, { status });
    fault(removeProspect, { status });
    const { user } = open();
    await confirm(user, action, 'Ada Lund');
    expect(await notifications().findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(screen.getByRole('button', { name: `${action} Ada Lund` })).toHaveFocus());
  });

  it('are read again by Refresh', async () => {
    mock(listProspects, [bo]);
    const { user } = open();
    await row('Bo Friis');
    mock(listProspects, [ada, bo]);
    await user.click(await button('Refresh'));
    expect(await row('Ada Lund')).toBeInTheDocument();
  });

  it('wait while they are loaded', async () => {
    fault(listProspects, { hangs: true });
    open();
    expect(await screen.findByText('Loading the prospects')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    mock(listProspects, []);
    open();
    expect(await screen.findByText('No prospects yet')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come', async () => {
    fault(listProspects, { status: 500 });
    const { user } = open();
    const retry = await button('Retry');
    mock(listProspects, [ada]);
    await user.click(retry);
    expect(await row('Ada Lund')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listProspects, { status: 403 });
    open();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });

  it('are not for somebody without their permission', async () => {
    const list = mock(listProspects, [ada]);
    open(['read:admin']);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sorry! You do not have access to this page.' }),
    ).toBeInTheDocument();
    expect(address()).toBe('/admin/prospects');
    expect(list.received).toEqual([]);
  });
});
