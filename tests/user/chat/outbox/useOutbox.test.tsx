import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ChatEntry,
  deleteChat,
  listChats,
  readReply,
  sendChat,
  stopReply,
} from '../../../../src/api/chat';
import { createDeferred } from '../../../../src/auth/deferred';
import { forgetDraftsOfOthers } from '../../../../src/shared/drafts/drafts';
import { writePromptDraft } from '../../../../src/shared/drafts/promptDraft';
import { ClientProvider } from '../../../../src/shared/query/ClientProvider';
import { createQueryClient } from '../../../../src/shared/query/createQueryClient';
import { ToastProvider } from '../../../../src/ui/toasts/ToastProvider';
import { writeUnconfirmedSend } from '../../../../src/user/chat/outbox/unconfirmedSend';
import { useOutbox } from '../../../../src/user/chat/outbox/useOutbox';
import { useHistory } from '../../../../src/user/chat/useHistory';
import {
  answered,
  conversation,
  mockAnswers,
  mockChat,
  mockSlowAnswer,
  said,
} from '../../../support/conversation';
import { mockEvents } from '../../../support/eventStream';
import { ann, createFakeAuth, FakeAuthProvider, signedIn } from '../../../support/fakeAuth';
import { fault, mock } from '../../../support/mocks';

const userId = ann.sub;
const unconfirmed = { text: 'Tomorrow', afterId: 4, isReplay: false };
const arrived = [...conversation, said(101, 'Tomorrow', true)];
const running: ChatEntry = {
  id: 101,
  renderer: 'UserInput',
  timestamp: '2026-01-02T10:00:00Z',
  data: { text: 'Tomorrow', showDelete: true, isBeingAnswered: true },
};

let queryClient: QueryClient;
beforeEach(() => {
  forgetDraftsOfOthers(userId);
  queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
});

/** The outbox of a chat screen that opens, with a prompt box that notes what it is told. */
function show() {
  const box = { store: vi.fn(), show: vi.fn(), submit: vi.fn(), focus: vi.fn(), hasFocus: vi.fn(() => true) };
  const ref = { current: box };
  const session = createFakeAuth(signedIn());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <FakeAuthProvider session={session}>
          <ClientProvider navigate={() => undefined}>{children}</ClientProvider>
        </FakeAuthProvider>
      </QueryClientProvider>
    </ToastProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      const history = useHistory();
      return { history, ...useOutbox({ history, box: ref }) };
    },
    { wrapper },
  );
  const send = (text = 'Tomorrow') => {
    let isTaken: boolean | undefined;
    act(() => {
      isTaken = result.current.send(text);
    });
    return isTaken;
  };
  const status = () => result.current.state.status;
  const becomes = (expected: string) => waitFor(() => expect(status()).toBe(expected));
  const ids = () => result.current.history.data?.map(({ id }) => id);
  return { box, result, unmount, send, status, becomes, ids };
}

/** The same, once the conversation is there. */
async function open(entries: ChatEntry[] = conversation) {
  const calls = mockChat(entries);
  const shown = show();
  await waitFor(() => expect(shown.result.current.history.isFetching).toBe(false));
  return { ...shown, calls };
}

describe('the outbox', () => {
  it('is idle until something is sent, and leaves the box alone', async () => {
    const { box, status, result, calls } = await open();
    expect(calls.start.received).toHaveLength(1);
    act(() => void result.current.stop());
    expect(status()).toBe('idle');
    expect(Object.values(box).flatMap(({ mock: { calls } }) => calls)).toEqual([]);
  });

  it('is no matter of what else is being sent', async () => {
    const { result, status } = await open();
    const other = { mutationFn: () => new Promise<void>(() => undefined) };
    act(() => void queryClient.getMutationCache().build(queryClient, other).execute(undefined));
    await waitFor(() => expect(queryClient.isMutating()).toBe(1));
    expect([status(), result.current.history.data]).toEqual(['idle', conversation]);
  });

  it('sends a text, and says so until the answer stands in the conversation', async () => {
    const answer = mockSlowAnswer();
    const { box, send, result, becomes, ids } = await open();
    expect(send()).toBe(true);
    await becomes('sending');
    expect(result.current.state).toMatchObject({
      message: { text: 'Tomorrow', replayOf: null, follows: null, newestId: 4 },
    });
    expect(box.show).not.toHaveBeenCalled();
    answer.arrive();
    await becomes('answered');
    expect(answer.received).toMatchObject([{ body: { input: 'Tomorrow' } }]);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
    expect(box.show.mock.calls).toEqual([['']]);
    expect(box.focus).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('sends one message at a time', async () => {
    const answer = mockSlowAnswer();
    const { send, result, becomes } = await open();
    send();
    await becomes('sending');
    expect(send('Another')).toBe(false);
    act(() => result.current.replay(3, 'My exam'));
    answer.arrive();
    await becomes('answered');
    expect(answer.received).toHaveLength(1);
  });

  it('sends the next when the first is answered', async () => {
    const answers = mockAnswers();
    const { box, send, becomes, ids } = await open();
    send();
    await becomes('answered');
    send('And then?');
    await waitFor(() => expect(ids()).toEqual([1, 2, 3, 4, 101, 102, 103, 104]));
    await becomes('answered');
    expect(answers.received).toHaveLength(2);
    await waitFor(() => expect(box.focus).toHaveBeenCalledTimes(2));
  });

  it('sends no blanks', async () => {
    const answers = mockAnswers();
    const { send, status } = await open();
    send(' \n');
    expect(status()).toBe('idle');
    expect(answers.received).toHaveLength(0);
  });

  it('gives back what is refused', async () => {
    fault(sendChat, { status: 500 });
    writePromptDraft(userId, 'Tomorrow');
    const { box, send, becomes } = await open();
    send();
    await becomes('returned');
    await waitFor(() => expect(box.show.mock.calls).toEqual([['Tomorrow']]));
    expect(box.focus).toHaveBeenCalledTimes(1);
  });

  it('warns of what the content filter stops', async () => {
    fault(sendChat, { status: 400, body: { code: 'CONTENT_FILTER', message: 'No.' } });
    const { send, becomes } = await open();
    send();
    await becomes('filtered');
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Error sending message');
    expect(warning).toHaveTextContent(
      'The message is triggering our content filter. If you are at risk of self harm, please seek medical advice immediately.',
    );
  });

  it('goes on while its screen is away, whose next visit finds how it ended', async () => {
    const answer = mockSlowAnswer();
    const { send, becomes, unmount } = await open();
    send();
    await becomes('sending');
    unmount();
    const back = show();
    await back.becomes('sending');
    answer.arrive();
    await back.becomes('answered');
    await waitFor(() => expect(back.box.show.mock.calls).toEqual([['']]));
    back.unmount();
    const again = show();
    expect(again.status()).toBe('answered');
    expect(again.box.show).not.toHaveBeenCalled();
  });
});

describe('a message that is sent before the conversation is there', () => {
  it('is queued, and submitted then', async () => {
    mockChat();
    const list = createDeferred<ChatEntry[]>();
    mock(listChats, () => list.promise);
    const answers = mockAnswers();
    const { box, send, becomes, status } = show();
    expect(send()).toBe(false);
    await becomes('queued');
    expect(box.submit).not.toHaveBeenCalled();
    list.resolve(conversation);
    await waitFor(() => expect(box.submit).toHaveBeenCalledTimes(1));
    expect(status()).toBe('idle');
    expect(box.focus).not.toHaveBeenCalled();
    expect(answers.received).toHaveLength(0);
  });

  it('stays in the box when the conversation does not come, and the next try asks for it again', async () => {
    mockChat();
    const { received } = fault(listChats, { status: 500 });
    const { box, result, send, becomes } = show();
    send();
    await becomes('queued');
    await waitFor(() => expect(box.focus).toHaveBeenCalledTimes(1));
    expect(box.submit).not.toHaveBeenCalled();
    expect(received).toHaveLength(1);

    mock(listChats, conversation);
    expect(send()).toBe(false);
    await waitFor(() => expect(box.submit).toHaveBeenCalledTimes(1));
    expect(result.current.history.data).toEqual(conversation);
  });

  it('asks for nothing twice while it is on its way', async () => {
    mockChat();
    const list = createDeferred<ChatEntry[]>();
    const { received } = mock(listChats, () => list.promise);
    const { box, send, becomes } = show();
    send();
    await becomes('queued');
    send();
    list.resolve(conversation);
    await waitFor(() => expect(box.submit).toHaveBeenCalledTimes(1));
    expect(received).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('stores what stands in the box, and sends the entry again in its place', async () => {
    const deleted = mock(deleteChat);
    const answers = mockAnswers();
    const { box, result, becomes, ids } = await open();
    act(() => result.current.replay(3, 'My exam'));
    expect(box.store).toHaveBeenCalledTimes(1);
    await becomes('answered');
    expect(deleted.received).toMatchObject([{ params: { id: '3' } }]);
    expect(answers.received).toMatchObject([{ body: { input: 'My exam' } }]);
    expect(ids()).toEqual([1, 2, 101, 102]);
  });
});

describe('whoever stops', () => {
  it('ends the waiting for a message that was not accepted yet', async () => {
    fault(sendChat, { hangs: true });
    const stopped = mock(stopReply);
    const { send, result, becomes } = await open();
    send();
    await becomes('sending');
    act(() => void result.current.stop());
    await becomes('returned');
    expect(stopped.received).toHaveLength(0);
  });

  it('ends the reply of one that was, and keeps what has come', async () => {
    const events = mockEvents(sendChat);
    const stopped = mock(stopReply);
    const { send, result, becomes } = await open();
    send();
    await becomes('sending');
    events.send('accepted', { userInputChatId: 101 });
    const { state } = result.current;
    await waitFor(() => expect(state.status === 'sending' && state.message.reply.messageId).toBe(101));
    act(() => void result.current.stop());
    await waitFor(() => expect(stopped.received).toMatchObject([{ params: { id: '101' } }]));
    expect(result.current.state.status).toBe('sending');
    events.send('done', { userInputChatId: 101, data: answered(102, 'I hear') });
    await becomes('answered');
  });

  it('ends the waiting where the reply cannot be ended', async () => {
    const events = mockEvents(sendChat);
    fault(stopReply, { status: 500 });
    const { send, result, becomes } = await open();
    send();
    await becomes('sending');
    events.send('accepted', { userInputChatId: 101 });
    const { state } = result.current;
    await waitFor(() => expect(state.status === 'sending' && state.message.reply.messageId).toBe(101));
    fault(readReply, { status: 404 });
    mock(listChats, arrived);
    act(() => void result.current.stop());
    await becomes('arrived');
  });
});

describe('a send that a reload came in the way of', () => {
  it.each([
    ['has arrived', arrived, '', 'arrived'],
    ['has not arrived', conversation, 'Tomorrow', 'returned'],
  ])('is unconfirmed until the history tells that it %s', async (_what, entries, left, told) => {
    writePromptDraft(userId, 'Tomorrow');
    writeUnconfirmedSend(userId, unconfirmed);
    mockChat(entries);
    const { box, status, becomes } = show();
    expect(status()).toBe('unconfirmed');
    await becomes(told);
    expect(box.store).toHaveBeenCalledTimes(1);
    expect(box.show.mock.calls).toEqual([[left]]);
  });

  it('is unconfirmed still when the history does not come', async () => {
    writeUnconfirmedSend(userId, unconfirmed);
    mockChat();
    fault(listChats, { status: 500 });
    const { box, result, status } = show();
    await waitFor(() => expect(result.current.history.isError).toBe(true));
    expect(status()).toBe('unconfirmed');
    expect(box.show).not.toHaveBeenCalled();
  });

  it('is not judged by a history of before', async () => {
    const { unmount } = await open();
    unmount();
    writeUnconfirmedSend(userId, unconfirmed);
    const list = createDeferred<ChatEntry[]>();
    mock(listChats, () => list.promise);
    const { result, status, becomes } = show();
    expect(result.current.history.data).toEqual(conversation);
    expect(status()).toBe('unconfirmed');
    list.resolve(arrived);
    await becomes('arrived');
  });

  it('or a lost connection is told, once the chat is opened again, in place of how it seemed to end', async () => {
    fault(sendChat, { network: 'error' });
    writePromptDraft(userId, 'Tomorrow');
    const { send, becomes, unmount, status } = await open();
    send();
    await becomes('returned');
    unmount();
    mock(listChats, arrived);
    const back = show();
    expect(back.status()).toBe('unconfirmed');
    await back.becomes('arrived');
    expect(back.box.show.mock.calls).toEqual([['']]);
    expect(status()).toBe('returned');

    mockAnswers();
    back.send('And then?');
    await back.becomes('answered');
  });
});

describe('a reply that is being written when the chat opens', () => {
  it('is followed, and its message goes out of the box', async () => {
    writePromptDraft(userId, 'Tomorrow');
    writeUnconfirmedSend(userId, unconfirmed);
    mockChat([...conversation, running]);
    const reply = createDeferred<void>();
    const read = mock(readReply, async () => {
      await reply.promise;
      return { userInputChatId: 101, data: answered(102, 'I hear you.') };
    });
    const { box, result, becomes, ids } = show();
    await becomes('sending');
    expect(result.current.state).toMatchObject({
      message: { text: 'Tomorrow', at: '2026-01-02T10:00:00Z', replayOf: null, follows: 101, newestId: 100 },
    });
    expect(box.store).toHaveBeenCalled();
    expect(box.show.mock.calls).toEqual([['']]);
    reply.resolve();
    await becomes('answered');
    expect(read.received).toMatchObject([{ params: { id: '101' } }]);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('leaves alone what else stands in the box', async () => {
    writePromptDraft(userId, 'Something else');
    mock(readReply, { userInputChatId: 101, data: answered(102, 'I hear you.') });
    const { box, becomes } = await open([...conversation, running]);
    await becomes('answered');
    await waitFor(() => expect(box.show.mock.calls).toEqual([['Something else']]));
  });
});
