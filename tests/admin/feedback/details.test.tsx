import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  addFeedbackLog,
  changeFeedbackState,
  type FeedbackState,
  getConversationFeedback,
  getGenericFeedback,
  listConversationFeedback,
  listFeedbackLogs,
  listGenericFeedback,
} from '../../../src/api/admin/feedback';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import {
  bug,
  button,
  idea,
  line,
  listFor,
  openFeedback,
  serveConversation,
  serveDetails,
} from './openFeedback';

const state = () => screen.findByRole('region', { name: 'State' });
const offers = async () =>
  within(await state())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the details of a feedback', () => {
  it('say what is known, the person who gave it included', async () => {
    serveDetails(bug);
    openFeedback('generic/3');
    expect(await screen.findByText('The Send button jumped away.')).toBeInTheDocument();
    expect(factOf('Id')).toHaveTextContent('3');
    expect(factOf('Category')).toHaveTextContent('bug');
    expect(factOf('Page')).toHaveTextContent('/chat');
    expect(factOf('Actor')).toHaveTextContent('Ada Lund ada@example.com');
    expect(factOf('Created At')?.querySelector('time')?.dateTime).toBe(bug.createdAt);
    expect(factOf('Updated At')?.querySelector('time')?.dateTime).toBe(bug.updatedAt);
    const lines = await screen.findByRole('list', { name: 'Log entries' });
    expect(lines).toHaveTextContent('Mette Lund');
    expect(lines).toHaveTextContent('Asked which browser it was.');
    expect(screen.getByTitle('mette@example.com')).toHaveTextContent('Mette Lund');
  });

  it('leave the person out where none is known', async () => {
    serveDetails(idea);
    openFeedback('generic/4');
    await screen.findByText('Add a darker theme.');
    expect(screen.queryByText('Actor')).not.toBeInTheDocument();
  });

  it.each<[FeedbackState, string[]]>([
    ['New', ['Start', 'Closed']],
    ['InProgress', ['Resolved', 'Closed']],
    ['Resolved', ['Reopen']],
    ['Closed', ['Reopen']],
  ])('offer from %s: %s', async (from, offered) => {
    serveDetails({ ...bug, state: from });
    openFeedback('generic/3');
    expect(await offers()).toEqual(offered);
  });

  it('start without a log entry; state and log are read again', async () => {
    const item = serveDetails(bug);
    const changes = mock(changeFeedbackState, () => {
      mock(getGenericFeedback, { ...bug, state: 'InProgress' });
      mock(listFeedbackLogs, { logs: [{ ...line, logEntry: 'State changed.' }, line] });
      return null;
    });
    const { user } = openFeedback('generic/3');
    await user.click(await button('Start'));
    await waitFor(async () => expect(await offers()).toEqual(['Resolved', 'Closed']));
    expect(await screen.findByText('State changed.')).toBeInTheDocument();
    expect(changes.received).toMatchObject([
      { params: { type: 'generic', id: '3' }, body: { state: 'InProgress', logEntry: '' } },
    ]);
    expect(item.received, 'read once to show it, once before the change').toHaveLength(2);
  });

  it('close with a log entry, which can be a quick one', async () => {
    serveDetails(bug);
    const changes = mock(changeFeedbackState);
    const { user } = openFeedback('generic/3');
    await user.click(await button('Closed'));
    const entry = await screen.findByRole('textbox', { name: 'Log entry for Closed' });
    await waitFor(() => expect(entry).toHaveFocus());
    await user.click(await button('Closed'));
    expect(await screen.findByText('Please provide a log entry.')).toBeInTheDocument();
    expect(changes.received).toHaveLength(0);
    await user.click(await button('Irrelevant'));
    expect(entry).toHaveValue('Irrelevant');
    await user.click(await button('Closed'));
    await waitFor(() => expect(changes.received).toHaveLength(1));
    expect(changes.received[0]?.body).toEqual({ state: 'Closed', logEntry: 'Irrelevant' });
  });

  it('send nothing when somebody else has changed the state meanwhile, and keep the entry', async () => {
    serveDetails({ ...bug, state: 'InProgress' });
    const changes = mock(changeFeedbackState);
    const { user } = openFeedback('generic/3');
    await user.click(await button('Resolved'));
    await user.type(await screen.findByRole('textbox', { name: 'Log entry for Resolved' }), 'It is mended.');
    const bens = { changedBy: 'Ben Holm', changedAt: '2026-03-02T11:30:00.000Z' };
    mock(getGenericFeedback, { ...bug, state: 'Closed', updatedAt: bens.changedAt, ...bens });
    mock(listFeedbackLogs, { logs: [{ ...line, logEntry: 'Not ours.' }] });
    await user.click(await button('Resolved'));
    const note = await screen.findByText(/has set the state to Closed meanwhile/);
    expect(note).toHaveTextContent('Ben Holm');
    expect(await screen.findByText('Not ours.')).toBeVisible();
    expect(await offers()).toEqual(['Reopen']);
    expect(changes.received).toHaveLength(0);
    await user.click(await button('Reopen'));
    expect(await screen.findByRole('textbox', { name: 'Log entry for Reopen' })).toHaveValue('It is mended.');
  });

  it('send nothing when the state could not be read again', async () => {
    serveDetails(bug);
    const changes = mock(changeFeedbackState);
    const { user } = openFeedback('generic/3');
    await button('Start');
    fault(getGenericFeedback, { status: 500 });
    await user.click(await button('Start'));
    const note = await screen.findByText(
      /^It could not be checked whether somebody else has changed the state/,
    );
    expect(changes.received).toHaveLength(0);

    serveDetails(bug);
    await user.click(within(note.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(changes.received).toMatchObject([{ body: { state: 'InProgress' } }]));
    expect(changes.received[0]?.query.has('basedOn')).toBe(false);
    expect(screen.queryByText(/^It could not be checked/)).not.toBeInTheDocument();
  });

  it('count down where the server had too many tries', async () => {
    serveDetails(bug);
    const { user } = openFeedback('generic/3');
    await button('Start');
    fault(getGenericFeedback, { status: 429, retryAfterSeconds: 30 });
    await user.click(await button('Start'));
    const note = await screen.findByText(/^It could not be checked whether somebody else/);
    expect(
      within(note.parentElement as HTMLElement).getByRole('button', { name: /^Retry in/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  it('say so when somebody else changes the state between the look and the change', async () => {
    serveDetails({ ...bug, changedAt: '2026-03-02T10:30:00.000Z' });
    const changes = fault(changeFeedbackState, { status: 409 });
    const { user } = openFeedback('generic/3');
    await user.click(await button('Start'));
    expect(await screen.findByText(/at the same moment\. Nothing was changed yet/)).toBeVisible();
    expect(changes.received[0]?.query.get('basedOn')).toBe('New');
  });

  it('forget what was typed after Cancel, and can be left without a question then', async () => {
    serveDetails(bug);
    mock(listGenericFeedback, ({ query }) => listFor([bug], query));
    const { user } = openFeedback('generic/3');
    await user.click(await button('Closed'));
    await user.type(await screen.findByRole('textbox', { name: 'Log entry for Closed' }), 'Not ours.');
    await user.click(await button('Cancel'));
    await user.click(await button('Closed'));
    expect(await screen.findByRole('textbox', { name: 'Log entry for Closed' })).toHaveValue('');
    await user.click(await button('Cancel'));
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/feedback\/generic(\?|$)/));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep what was typed when a change fails, and ask before it is left', async () => {
    serveDetails(bug);
    fault(changeFeedbackState, { status: 500 });
    const { user } = openFeedback('generic/3');
    await user.click(await button('Closed'));
    await user.type(await screen.findByRole('textbox', { name: 'Log entry for Closed' }), 'Not ours.');
    await user.click(await button('Closed'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Log entry for Closed' })).toHaveValue('Not ours.');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Close' }));
    await user.click(await button('Stay'));
    expect(screen.getByRole('textbox', { name: 'Log entry for Closed' })).toHaveValue('Not ours.');
  });

  it('take lines for the log by hand, under the same rule', async () => {
    serveDetails(bug);
    const added = mock(addFeedbackLog, { logs: [{ ...line, logEntry: 'Wrote to Ada.' }, line] });
    const { user } = openFeedback('generic/3');
    await user.click(await button('Add'));
    expect(await screen.findByText('Please provide a log entry.')).toBeInTheDocument();
    const box = screen.getByRole('textbox', { name: 'New log entry' });
    await user.type(box, 'Wrote to Ada.');
    await user.click(await button('Add'));
    expect(await screen.findByText('Wrote to Ada.', { selector: 'p' })).toBeInTheDocument();
    expect(box).toHaveValue('');
    expect(added.received).toMatchObject([
      { params: { type: 'generic', id: '3' }, body: { logEntry: 'Wrote to Ada.' } },
    ]);
  });

  it('go back to the list when there is no such feedback, without a complaint', async () => {
    mock(listGenericFeedback, ({ query }) => listFor([idea], query));
    serveDetails(bug);
    fault(getGenericFeedback, { status: 404 });
    openFeedback('generic/99?page=2&size=10');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(address()).toBe('/admin/feedback/generic?page=2&size=10');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a reported conversation', () => {
  it('shows its session on demand, with the reported message in view', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    serveConversation();
    const { user } = openFeedback('conversation/5');
    const show = await button('Show conversation');
    expect(screen.queryByText('Talked about a loss.')).not.toBeInTheDocument();
    await user.click(show);
    expect(screen.getByText('Talked about a loss.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Focus Module' })).toBeInTheDocument();
    expect(screen.queryByText('Client summary'), 'empty ones are left out').not.toBeInTheDocument();
    expect(screen.queryByText('Summary')).not.toBeInTheDocument();

    const [own, reported] = within(screen.getByRole('list', { name: 'Messages of Focus' })).getAllByRole(
      'listitem',
    );
    expect(own).toHaveTextContent(/User.*My father died\./);
    expect(
      within(own as HTMLElement)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['SHD', 'SHI', 'SH Detected', 'RS', 'IRD', 'Excluded']);
    expect(reported).toHaveTextContent(/Bot.*Reported.*Have a nice evening\./);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(scrolled.mock.contexts[0]).toBe(reported);

    await user.click(await button('Hide conversation'));
    expect(screen.queryByText('Talked about a loss.')).not.toBeInTheDocument();
  });

  it('leads from its text to the reported message, again and again', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    serveConversation();
    const { user } = openFeedback('conversation/5');
    await user.click(await button('Jump to the reported message'));
    const message = screen.getByText('Reported').closest('li');
    expect(message).toHaveFocus();
    expect(await button('Hide conversation')).toBeInTheDocument();
    scrolled.mockClear();
    await user.click(await button('Jump to the reported message'));
    expect(scrolled).toHaveBeenCalledOnce();
    expect(message).toHaveFocus();
  });

  it('of no number asks for nothing, and leads to the list at once', async () => {
    mock(listConversationFeedback, ({ query }) => ({ ...listFor([], query), data: [] }));
    const asked = mock(getConversationFeedback, () => {
      throw new Error('Nobody asks for what is no number');
    });
    openFeedback('conversation/abc');
    await waitFor(() => expect(address()).toBe('/admin/feedback/conversation'));
    expect(asked.received).toHaveLength(0);
  });

  it('that is not there says so and leads back to its list', async () => {
    serveConversation();
    mock(listConversationFeedback, ({ query }) => ({ ...listFor([], query), data: [] }));
    fault(getConversationFeedback, { status: 404 });
    openFeedback('conversation/99');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/admin/feedback/conversation'));
  });
});
