import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendChat } from '../../../src/api/chat';
import { answered, mockAnswers, mockSlowAnswer } from '../../support/conversation';
import { fault } from '../../support/mocks';
import { box, openChat, shownEntries, status } from './openChat';

const last = () => shownEntries().at(-1);
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const inspector = ['read:chatstat'] as const;

describe('sending a message', () => {
  it('shows it at once with a waiting indicator, and the box empty and disabled', async () => {
    const { user } = await openChat();
    const answer = mockSlowAnswer();
    await user.type(box(), 'Tomorrow{Enter}');

    expect(shownEntries()).toHaveLength(6);
    expect(shownEntries()[4]).toHaveTextContent('Tomorrow');
    expect(last()).toHaveTextContent('The assistant is writing');
    expect(box()).toBeDisabled();
    expect(box()).toHaveValue('');
    expect(sendButton()).toBeDisabled();
    expect(await status('Waiting for an answer.')).toBeVisible();
    await waitFor(() => expect(answer.received).toMatchObject([{ body: { input: 'Tomorrow' } }]));
  });

  it('paints it before the call is made', async () => {
    await openChat();
    const answer = mockSlowAnswer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.change(box(), { target: { value: 'Tomorrow' } });
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter' }));
    vi.advanceTimersToNextFrame();
    expect(shownEntries()[4]).toHaveTextContent('Tomorrow');
    expect(answer.received).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    await waitFor(() => expect(answer.received).toHaveLength(1));
  });

  it('shows the answer in place of the indicator, and gives the focus back to the box', async () => {
    const { user } = await openChat();
    const answer = mockSlowAnswer();
    await user.type(box(), 'Tomorrow{Enter}');
    answer.arrive('Then let us prepare.');

    await waitFor(() => expect(last()).toHaveTextContent('Then let us prepare.'));
    expect(shownEntries()).toHaveLength(6);
    expect(screen.queryByText('The assistant is writing')).not.toBeInTheDocument();
    expect(box()).toBeEnabled();
    await waitFor(() => expect(box()).toHaveFocus());
  });

  it('tells a screen reader the answer once', async () => {
    const { user } = await openChat();
    mockAnswers('Then let us prepare.');
    await user.type(box(), 'Tomorrow{Enter}');
    expect(
      await screen.findByText('Then let us prepare.', { selector: '[aria-live=polite]' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  it('works with the button too, and in an empty conversation', async () => {
    const { user } = await openChat({ entries: [] });
    mockAnswers();
    await user.type(box(), 'Hello');
    await user.click(sendButton());
    await waitFor(() => expect(last()).toHaveTextContent('I hear you.'));
    expect(shownEntries()).toHaveLength(2);
  });

  it('gives the entry its id: info and replay come with it, and the former input loses its replay', async () => {
    const { user } = await openChat({ permissions: [...inspector] });
    const answer = mockSlowAnswer();
    await user.type(box(), 'Tomorrow{Enter}');
    expect(screen.queryByRole('button', { name: 'Replay' })).not.toBeInTheDocument();
    expect(within(shownEntries()[4] ?? document.body).queryByRole('button')).not.toBeInTheDocument();

    answer.arrive();
    const replay = await screen.findByRole('button', { name: 'Replay' });
    expect(shownEntries()[4]).toContainElement(replay);
    const icons = within(shownEntries()[4] ?? document.body);
    expect(icons.getByRole('button', { name: 'Response info' })).toBeVisible();
  });

  it('draws an answer of any kind', async () => {
    const { user } = await openChat();
    fault(sendChat, {
      json: {
        userInputChatId: 5,
        data: { ...answered(6, ''), renderer: 'ContentFilter', data: { response: '<em>Careful</em>' } },
      },
    });
    await user.type(box(), 'Tomorrow{Enter}');
    expect((await screen.findByText('Careful')).tagName).toBe('EM');
    expect(shownEntries()).toHaveLength(6);
  });

  it('keeps the message when the answer is of an unknown kind', async () => {
    const { user } = await openChat();
    fault(sendChat, { json: { userInputChatId: 5, data: { id: 6, renderer: 'Hologram' } } });
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(box()).toBeEnabled());
    expect(shownEntries()).toHaveLength(5);
    expect(last()).toHaveTextContent('Tomorrow');
    expect(box()).toHaveValue('');
  });

  it('sends the text exactly as typed, however long', async () => {
    const { user } = await openChat();
    const sent = mockAnswers();
    const text = `  One\n\n${'two '.repeat(10_000)}`;
    await user.click(box());
    await user.paste(text);
    await user.click(sendButton());
    await waitFor(() => expect(sent.received).toMatchObject([{ body: { input: text } }]));
  });

  it('gives the focus back even if the answer is there in no time', async () => {
    const { user } = await openChat();
    mockAnswers();
    await user.type(box(), 'Tomorrow{Enter}');
    await waitFor(() => expect(last()).toHaveTextContent('I hear you.'));
    await waitFor(() => expect(box()).toHaveFocus());
    expect(box()).toHaveValue('');
  });

  it('happens once, however often Enter is pressed', async () => {
    const { user } = await openChat();
    const answer = mockSlowAnswer();
    await user.type(box(), 'Tomorrow{Enter}{Enter}{Enter}');
    await user.keyboard('{Enter}');
    answer.arrive();
    await waitFor(() => expect(box()).toBeEnabled());
    expect(answer.received).toHaveLength(1);
  });

  it.each(['', '   ', '{Shift>}{Enter}{/Shift}  '])(
    'never happens with nothing but white space: "%s"',
    async (text) => {
      const { user } = await openChat();
      const sent = mockAnswers();
      await user.type(box(), `${text}{Enter}`);
      expect(sendButton()).toBeDisabled();
      await user.type(box(), 'Now{Enter}');
      await waitFor(() => expect(box()).toBeEnabled());
      expect(sent.received).toHaveLength(1);
    },
  );
});
