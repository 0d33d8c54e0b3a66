import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SessionChat, SessionData } from '../../../src/api/admin/sessionData';
import {
  deleteSharedSession,
  getSharedSession,
  listSharedSessions,
  type SharedDataAccount,
} from '../../../src/api/admin/sharedData';
import { signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

const accounts: SharedDataAccount[] = [
  {
    actorReference: 'reference-one',
    sessions: [
      { id: 12, timestamp: '2026-03-02T09:30:00.000Z' },
      { id: 11, timestamp: '2026-02-01T09:30:00.000Z' },
    ],
  },
  { actorReference: 'reference-two', sessions: [{ id: 21, timestamp: '2026-01-05T09:30:00.000Z' }] },
];

const botChat: SessionChat = {
  Id: 1,
  ChatType: 1,
  Message: 'What is on your mind?',
  TimeStamp: '2026-03-02T09:30:00.000Z',
  SelfHarmDetectionScore: null,
  SelfHarmIndicationScore: null,
  SelfHarmDetected: null,
  RelevancyScore: null,
  IrrelevancyDetected: null,
  ExcludeFromChat: null,
};
const userChat: SessionChat = {
  ...botChat,
  Id: 2,
  ChatType: 0,
  Message: 'My work,\nand <b>sleep</b>.',
  SelfHarmDetectionScore: 0.0312,
  SelfHarmIndicationScore: 0.5,
  SelfHarmDetected: true,
  RelevancyScore: 1,
  IrrelevancyDetected: false,
  ExcludeFromChat: null,
};
const session: SessionData = {
  ClientSummary: 'Sleeps badly.',
  SessionSummary: 'Spoke of work.',
  Started: '2026-03-02T09:30:00.000Z',
  Closed: '2026-03-02T10:05:00.000Z',
  SessionModules: [
    {
      Module: { Name: 'Focus' },
      Started: '2026-03-02T09:31:00.000Z',
      Closed: null,
      Summary: 'Found one thing to try.',
      Chats: [botChat, userChat],
    },
    {
      Module: { Name: 'Calm' },
      Started: '2026-03-02T09:50:00.000Z',
      Closed: '2026-03-02T10:05:00.000Z',
      Summary: null,
      Chats: [],
    },
  ],
};

const serve = (sharedDataAccounts = accounts) => mock(listSharedSessions, { sharedDataAccounts });

const open = (query = '') =>
  renderApp({
    path: `/admin/sharedData${query}`,
    auth: signedIn({ permissions: ['read:admin', 'read:sharedData'] }),
  });

const account = async (reference: string) =>
  within(await screen.findByRole('region', { name: `Account ${reference}` }));
const sessionsOf = async (reference: string) =>
  (await account(reference)).getAllByRole('button', { name: /^(?!Delete|Copy)/ });
const facts = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

async function deleteFirstOf(user: ReturnType<typeof open>['user'], answer: 'Delete' | 'Cancel') {
  const [first] = (await account('reference-one')).getAllByRole('button', { name: /^Delete the session of/ });
  await user.click(first as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this session?' }));
  await user.click(dialog.getByRole('button', { name: answer }));
}

describe('the shared data', () => {
  it('are listed by account, with the sessions by date and an icon to delete each', async () => {
    serve();
    open();
    const one = await account('reference-one');
    expect(one.getByRole('heading', { name: 'reference-one' })).toBeInTheDocument();
    expect(one.getByText('2 sessions')).toBeInTheDocument();
    const dates = (await sessionsOf('reference-one')).map((each) => each.querySelector('time')?.dateTime);
    expect(dates).toEqual(['2026-03-02T09:30:00.000Z', '2026-02-01T09:30:00.000Z']);
    expect(one.getAllByRole('button', { name: /^Delete the session of/ })).toHaveLength(2);
    expect(await sessionsOf('reference-two')).toHaveLength(1);
    expect(screen.getByText('No session selected')).toBeInTheDocument();
  });

  it('give the whole reference of an account to be copied', async () => {
    serve();
    const { user } = open();
    const one = await account('reference-one');
    await user.click(one.getByRole('button', { name: /^Copy the reference/ }));
    expect(await navigator.clipboard.readText()).toBe('reference-one');
  });

  it('show the session that is selected', async () => {
    serve();
    const read = mock(getSharedSession, session);
    const { user } = open();
    const [first, second] = await sessionsOf('reference-one');
    await user.click(first as HTMLElement);
    expect(await screen.findByText('Spoke of work.')).toBeInTheDocument();
    expect(read.received).toMatchObject([{ params: { id: '12' } }]);
    expect(address()).toBe('/admin/sharedData?session=12');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(second).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Session of/ })).toHaveFocus());
  });

  it('tell of a session its time, its summaries, its start and its end, and the same of its modules', async () => {
    serve();
    mock(getSharedSession, session);
    open('?session=12');
    const viewer = await screen.findByRole('region', { name: /^Session/ });
    await within(viewer).findByText('Spoke of work.');
    const [info] = viewer.getElementsByTagName('dl');
    expect(facts(info as HTMLElement)).toEqual({
      Time: expect.stringContaining('2026'),
      Start: expect.stringContaining('2026'),
      End: expect.stringContaining('2026'),
      'Client summary': 'Sleeps badly.',
      'Session summary': 'Spoke of work.',
    });
    const focus = screen.getByRole('region', { name: 'Module Focus' });
    expect(within(focus).getByRole('heading', { name: 'Focus' })).toBeInTheDocument();
    const [ofFocus] = focus.getElementsByTagName('dl');
    expect(facts(ofFocus as HTMLElement)).toEqual({
      Start: expect.stringContaining('2026'),
      End: 'Still open',
      Summary: 'Found one thing to try.',
    });
    const calm = within(screen.getByRole('region', { name: 'Module Calm' }));
    expect(calm.getByText('No messages in this module.')).toBeInTheDocument();
  });

  it("tell the bot's words from the user's, which alone have scores", async () => {
    serve();
    mock(getSharedSession, session);
    open('?session=12');
    const [bot, user, ...others] = within(
      await screen.findByRole('list', { name: 'Messages of Focus' }),
    ).getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(bot).toHaveTextContent(/^Bot .*What is on your mind\?$/);
    expect(within(bot as HTMLElement).queryByRole('term')).toBeNull();
    expect(user).toHaveTextContent(/^User .*My work, and <b>sleep<\/b>\./);
    expect(facts(user as HTMLElement)).toEqual({
      'Self-harm detection': '0.031',
      'Self-harm indication': '0.5',
      'Self-harm detected': 'Yes',
      Relevancy: '1',
      'Irrelevancy detected': 'No',
      Excluded: '–None',
    });
  });

  it('show what the content filter said as the chat does, and nothing else as HTML', async () => {
    serve();
    const filtered = {
      ...botChat,
      Id: 3,
      Message: 'Call <strong>112</strong><script>x</script>',
      IsHtml: true,
    };
    const Chats = [filtered, { ...botChat, Id: 4, Message: 'A <b> is a tag' }];
    const SessionModules = session.SessionModules.map((module) => ({ ...module, Chats }));
    mock(getSharedSession, { ...session, SessionModules: SessionModules.slice(0, 1) });
    open('?session=12');
    expect(await screen.findByText('112')).toHaveProperty('tagName', 'STRONG');
    const [notice, plain] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.startsWith('Bot'));
    expect(notice).toHaveTextContent(/Call 112$/);
    expect(plain).toHaveTextContent(/A <b> is a tag$/);
  });

  it('lose a session that is deleted, and its place on the right with it', async () => {
    serve();
    mock(getSharedSession, session);
    const deleted = mock(deleteSharedSession);
    const { user } = open('?session=12');
    await screen.findByText('Spoke of work.');
    await deleteFirstOf(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(deleted.received).toEqual([]);

    const list = serve([
      { actorReference: 'reference-one', sessions: accounts[0]?.sessions.slice(1) ?? [] },
      ...accounts.slice(1),
    ]);
    await deleteFirstOf(user, 'Delete');
    await waitFor(async () => expect(await sessionsOf('reference-one')).toHaveLength(1));
    expect(await screen.findByText('No session selected')).toBeInTheDocument();
    expect(deleted.received).toMatchObject([{ params: { id: '12' } }]);
    expect(list.received).toHaveLength(1);
    expect(address()).toBe('/admin/sharedData');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Accounts' })).toHaveFocus());
  });

  it('are empty after the last session has been deleted', async () => {
    const last = [{ actorReference: 'reference-one', sessions: accounts[0]?.sessions.slice(0, 1) ?? [] }];
    serve(last);
    mock(getSharedSession, session);
    mock(deleteSharedSession);
    const { user } = open('?session=12');
    await screen.findByText('Spoke of work.');
    serve([]);
    await deleteFirstOf(user, 'Delete');
    expect(await screen.findByText('No shared data')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin/sharedData'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('keep what is selected when another session is deleted', async () => {
    serve();
    mock(getSharedSession, session);
    mock(deleteSharedSession);
    const { user } = open('?session=21');
    await screen.findByText('Spoke of work.');
    await deleteFirstOf(user, 'Delete');
    expect(await screen.findByText('The session is no longer in the shared data.')).toBeInTheDocument();
    expect(screen.getByText('Spoke of work.')).toBeInTheDocument();
    expect(address()).toBe('/admin/sharedData?session=21');
  });

  it('keep what was selected while the deletion was under way', async () => {
    serve();
    mock(getSharedSession, session);
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    mock(deleteSharedSession, () => finished.then(() => null));
    const { user } = open('?session=12');
    await screen.findByText('Spoke of work.');
    await deleteFirstOf(user, 'Delete');
    await user.click((await sessionsOf('reference-two'))[0] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/admin/sharedData?session=21'));
    finish();
    expect(await screen.findByText('The session is no longer in the shared data.')).toBeInTheDocument();
    expect(address()).toBe('/admin/sharedData?session=21');
  });

  it('leave the focus where somebody has gone on to while a session was deleted', async () => {
    serve();
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    mock(deleteSharedSession, () => finished.then(() => null));
    const { user } = open();
    await deleteFirstOf(user, 'Delete');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.tab();
    const wentTo = document.activeElement;
    serve([
      { actorReference: 'reference-one', sessions: accounts[0]?.sessions.slice(1) ?? [] },
      ...accounts.slice(1),
    ]);
    finish();
    await waitFor(async () => expect(await sessionsOf('reference-one')).toHaveLength(1));
    await waitFor(() => expect(screen.getByText('Deleted')).toBeInTheDocument());
    expect(wentTo).toHaveFocus();
  });

  it('keep a session that could not be deleted', async () => {
    serve();
    fault(deleteSharedSession, { status: 500 });
    const { user } = open();
    await deleteFirstOf(user, 'Delete');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await sessionsOf('reference-one')).toHaveLength(2);
  });

  it('are read anew when somebody else has deleted the session before', async () => {
    serve();
    fault(deleteSharedSession, { status: 404, body: { message: 'There is no such session.' } });
    const { user } = open();
    await account('reference-two');
    serve(accounts.slice(0, 1));
    await deleteFirstOf(user, 'Delete');
    expect(await screen.findByText('There is no such session.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('reference-two')).not.toBeInTheDocument());
  });

  it('say so when a session is not shared any more', async () => {
    serve();
    fault(getSharedSession, { status: 404 });
    open('?session=99');
    expect(await screen.findByText('This session is not in the shared data')).toBeInTheDocument();
  });

  it('say so when nobody shares any', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No shared data')).toBeInTheDocument();
  });

  it('can be asked for again when they did not come, and so can a session', async () => {
    fault(listSharedSessions, { status: 500 });
    fault(getSharedSession, { status: 500 });
    const { user } = open('?session=12');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve();
    await user.click(retry);
    await screen.findByText('The session could not be loaded');
    mock(getSharedSession, session);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Spoke of work.')).toBeInTheDocument();
  });

  it('say so when the server refuses them', async () => {
    fault(listSharedSessions, { status: 403 });
    open();
    expect(await screen.findByText('You do not have access to this.')).toBeInTheDocument();
  });
});
