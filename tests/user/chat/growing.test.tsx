import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listChats, readReply, sendChat, stopReply } from '../../../src/api/chat';
import { answered, conversation, mockChat, said } from '../../support/conversation';
import { mockEvents } from '../../support/eventStream';
import { fault, mock } from '../../support/mocks';
import { address } from '../../support/render';
import { beIn, helpEntry, someHelp } from './help/someHelp';
import { box, openChat, showChat, shownEntries, status, textBack } from './openChat';

const last = () => shownEntries().at(-1);
const stopButton = (name = 'Stop') => screen.getByRole('button', { name });
const done = { userInputChatId: 101, data: answered(102, 'Then let us prepare.') };

/** Sends a message whose reply has begun. */
async function sendAndHear(text = 'Then let') {
  const opened = await openChat();
  const events = mockEvents(sendChat);
  await opened.user.type(box(), 'Tomorrow{Enter}');
  events.send('accepted', { userInputChatId: 101 });
  events.send('delta', { text });
  await waitFor(() => expect(last()).toHaveTextContent(text));
  return { ...opened, events };
}

/** A conversation at whose end a message is being answered. */
const running = [
  ...conversation,
  { ...said(101, 'Tomorrow'), data: { text: 'Tomorrow', showDelete: false, isBeingAnswered: true } },
] as typeof conversation;

describe('a reply that comes word by word', () => {
  it('grows in the place of the indicator, then stands there as it is stored', async () => {
    const { events } = await sendAndHear();
    expect(shownEntries()).toHaveLength(6);
    expect(screen.queryByText('The assistant is writing')).not.toBeInTheDocument();
    expect(box()).toBeDisabled();
    events.send('delta', { text: ' us\n\nprepare' });
    await waitFor(() => expect(last()).toHaveTextContent('Then let us prepare'));
    expect(within(last() ?? document.body).queryByRole('button')).not.toBeInTheDocument();

    events.send('done', done);
    await waitFor(() => expect(box()).toBeEnabled());
    expect(shownEntries()).toHaveLength(6);
    expect(last()).toHaveTextContent('Then let us prepare.');
    expect(within(last() ?? document.body).getByRole('button', { name: /feedback/ })).toBeVisible();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('is busy meanwhile, and told to a screen reader once it is there', async () => {
    const { events } = await sendAndHear();
    expect(last()).toHaveAttribute('aria-busy', 'true');
    const announced = document.querySelector('[aria-live=polite].visually-hidden');
    expect(announced).toBeEmptyDOMElement();
    events.send('done', done);
    await waitFor(() => expect(announced).toHaveTextContent('Then let us prepare.'));
    expect(last()).not.toHaveAttribute('aria-busy');
  });

  it('is told without the marks of its formatting', async () => {
    const { events } = await sendAndHear();
    const response = '## Plan\n1. **Walk** to the `sea`\n2. See [this page](https://example.com)';
    events.send('done', { ...done, data: answered(102, response) });
    const announced = document.querySelector('[aria-live=polite].visually-hidden');
    await waitFor(() => expect(announced?.textContent).toBe('Plan\n1. Walk to the sea\n2. See this page'));
  });

  it('goes on beside help that comes meanwhile, which stays when it is complete', async () => {
    beIn('Europe/London');
    const { events } = await sendAndHear();
    const help = someHelp();
    events.send('help', { help });
    expect(await within(last() ?? document.body).findByRole('link', { name: /Call 116 123/ })).toBeVisible();
    const spoken = document.querySelector('[aria-live=assertive]');
    await waitFor(() => expect(spoken).toHaveTextContent('You need not carry it alone.'));
    events.send('help', { help: 'of another shape' });
    events.send('delta', { text: ' us prepare.' });
    await waitFor(() => expect(last()).toHaveTextContent('Then let us prepare.'));

    events.send('done', { ...done, besides: [helpEntry(103, help)] });
    await waitFor(() => expect(box()).toBeEnabled());
    expect(shownEntries()).toHaveLength(7);
    expect(shownEntries()[5]).toHaveTextContent('Then let us prepare.');
    expect(within(last() ?? document.body).getByRole('link', { name: /Call 116 123/ })).toBeVisible();
    expect(spoken).toHaveTextContent('You need not carry it alone.');
  });

  it('brings help that was missed before it into its place', async () => {
    const { events } = await sendAndHear();
    events.send('done', { ...done, besides: [helpEntry(100, someHelp())] });
    await waitFor(() => expect(box()).toBeEnabled());
    expect(shownEntries()).toHaveLength(7);
    expect(
      within(shownEntries()[4] ?? document.body).getByText('You need not carry it alone.'),
    ).toBeVisible();
    expect(last()).toHaveTextContent('Then let us prepare.');
  });

  it('of any length is shown whole, also when it is complete', async () => {
    const long = 'word '.repeat(2_000);
    const { events } = await sendAndHear(long.slice(0, -1));
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    events.send('done', { ...done, data: answered(102, long) });
    await waitFor(() => expect(box()).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
  });

  it.each([
    ['an error', { status: 500, message: 'No.' }],
    ['the content filter', { status: 400, code: 'CONTENT_FILTER' }],
  ])('goes with its message when it ends with %s, and the text is back', async (_why, error) => {
    const { events } = await sendAndHear();
    events.send('error', error);
    await textBack('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
    expect(screen.queryAllByRole('alert')).toHaveLength('code' in error ? 1 : 0);
  });

  it('is read on when the connection breaks, and nobody is led away', async () => {
    const { events } = await sendAndHear();
    const rest = mockEvents(readReply);
    events.breakOff();
    rest.send('accepted', { userInputChatId: 101 });
    rest.send('delta', { text: 'Then' });
    await waitFor(() => expect(rest.received).toHaveLength(1));
    expect(last()).toHaveTextContent('Then let');
    rest.send('delta', { text: ' let us prep' });
    await waitFor(() => expect(last()).toHaveTextContent('Then let us prep'));
    rest.send('done', done);
    await waitFor(() => expect(box()).toBeEnabled());
    expect(last()).toHaveTextContent('Then let us prepare.');
    expect(box()).toHaveValue('');
    expect(address()).toBe('/chat');
  });

  it.each([400, 403, 404, 500])(
    'is looked for in the history when it cannot be read on: %d',
    async (status) => {
      const { events } = await sendAndHear();
      fault(readReply, { status });
      mock(listChats, conversation);
      events.breakOff();
      await textBack('Tomorrow');
      expect(shownEntries()).toHaveLength(4);
    },
  );
});

describe('whoever stops a reply', () => {
  it('keeps what has come', async () => {
    const { user, events } = await sendAndHear();
    const stopped = mock(stopReply);
    await user.click(stopButton());
    expect(stopped.received).toMatchObject([{ params: { id: '101' } }]);
    const { userInputChatId, data } = done;
    const kept = { ...data, data: { response: 'Then let', ending: 'stopped' } };
    events.send('done', { userInputChatId, data: kept });
    await waitFor(() => expect(box()).toBeEnabled());
    expect(last()).toHaveTextContent(/^Then let.*Stopped/);
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  it('before the first word has the text back', async () => {
    const { user } = await openChat();
    const events = mockEvents(sendChat);
    const stopped = mock(stopReply);
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(events.received).toHaveLength(1));
    events.send('accepted', { userInputChatId: 101 });
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await user.click(stopButton('Stop waiting'));
    await waitFor(() => expect(stopped.received).toHaveLength(1));
    events.send('error', { status: 500, message: 'Stopped.' });
    await textBack('Tomorrow');
  });

  it.each([400, 403, 404, 500])('too late or in vain has the whole reply: %d', async (status) => {
    const { user } = await sendAndHear();
    fault(stopReply, { status });
    mock(readReply, done);
    await user.click(stopButton());
    await waitFor(() => expect(last()).toHaveTextContent('Then let us prepare.'));
    expect(box()).toHaveValue('');
  });
});

describe('a chat that is opened while a reply is being written', () => {
  it('reads on to its end', async () => {
    const rest = mockEvents(readReply);
    mockChat(running);
    showChat();
    rest.send('accepted', { userInputChatId: 101 });
    rest.send('delta', { text: 'Then let' });
    await waitFor(() => expect(last()).toHaveTextContent('Then let'));
    expect(shownEntries()).toHaveLength(6);
    expect(shownEntries()[4]).toHaveTextContent('Tomorrow');
    expect(stopButton()).toBeVisible();
    rest.send('done', done);
    await waitFor(() => expect(box()).toBeEnabled());
    expect(last()).toHaveTextContent('Then let us prepare.');
    expect(shownEntries()).toHaveLength(6);
  });

  it('after a reload has the box empty at its end', async () => {
    const { unmount } = await sendAndHear();
    unmount();
    const rest = mockEvents(readReply);
    mockChat(running);
    showChat();
    expect(box()).toHaveValue('Tomorrow');
    await waitFor(() => expect(rest.received).toHaveLength(1));
    expect(box()).toHaveValue('');
    rest.send('done', done);
    await waitFor(() => expect(box()).toBeEnabled());
    expect(box()).toHaveValue('');
    expect(shownEntries()).toHaveLength(6);
  });

  it('after a reload has the text back when no reply comes of it', async () => {
    const { unmount } = await sendAndHear();
    unmount();
    mockChat(running);
    const rest = mockEvents(readReply);
    showChat();
    await waitFor(() => expect(rest.received).toHaveLength(1));
    mock(listChats, conversation);
    rest.send('error', { status: 404, message: 'Gone.' });
    await textBack('Tomorrow');
    expect(shownEntries()).toHaveLength(4);
  });

  it('says so when none comes of what another tab has sent, and leaves the box alone', async () => {
    mockChat(running);
    const rest = mockEvents(readReply);
    showChat();
    await waitFor(() => expect(rest.received).toHaveLength(1));
    mock(listChats, conversation);
    rest.send('error', { status: 404, message: 'Gone.' });
    expect(await status('The answer did not come.')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(shownEntries()).toHaveLength(4);
  });
});
