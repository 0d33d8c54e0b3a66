import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ChatEntry,
  deleteChat,
  listChats,
  readReply,
  sendChat,
  withdrawMessages,
} from '../../../../src/api/chat';
import { createClient } from '../../../../src/api/client';
import { forgetDraftsOfOthers } from '../../../../src/shared/drafts/drafts';
import { readPromptDraft, writePromptDraft } from '../../../../src/shared/drafts/promptDraft';
import { generalHelp } from '../../../../src/user/chat/help/generalHelp';
import { readRefusedHelp, writeRefusedHelp } from '../../../../src/user/chat/help/refusedHelp';
import { chatKeys } from '../../../../src/user/chat/keys';
import { createGrowingReply } from '../../../../src/user/chat/outbox/growingReply';
import type { Message } from '../../../../src/user/chat/outbox/message';
import { sendMessage } from '../../../../src/user/chat/outbox/sendMessage';
import { readUnconfirmedSend, writeUnconfirmedSend } from '../../../../src/user/chat/outbox/unconfirmedSend';
import { newsKeys } from '../../../../src/user/news/keys';
import { answered, conversation, said } from '../../../support/conversation';
import { mockEvents } from '../../../support/eventStream';
import { fault, mock } from '../../../support/mocks';
import { apiUrl, server } from '../../../support/server';
import { helpEntry, someHelp } from '../help/someHelp';

const userId = 'auth0|ann';
const onFailure = vi.fn();

let queryClient: QueryClient;
beforeEach(() => {
  onFailure.mockReset();
  forgetDraftsOfOthers(userId);
  queryClient = new QueryClient();
  queryClient.setQueryData(chatKeys.entries(), conversation);
  writePromptDraft(userId, 'Tomorrow');
});

const message = (changes: Partial<Message> = {}): Message => ({
  text: 'Tomorrow',
  at: '2026-01-02T10:00:00Z',
  replayOf: null,
  follows: null,
  newestId: 4,
  giveUp: new AbortController(),
  reply: createGrowingReply(),
  ...changes,
});
const replay = (changes: Partial<Message> = {}) => message({ text: 'My exam', replayOf: 3, ...changes });

function send(sent: Message = message()) {
  const tokens = { get: async () => 'token', renew: async () => 'token' };
  const client = createClient({ baseUrl: apiUrl, tokens, onFailure, onNoService: vi.fn() });
  return sendMessage({ client, queryClient, userId }, sent);
}

const entries = () => queryClient.getQueryData<ChatEntry[]>(chatKeys.entries());
const ids = () => entries()?.map(({ id }) => id);
const isReplayable = (id: number) =>
  entries()?.some((entry) => entry.id === id && entry.renderer === 'UserInput' && entry.data.showDelete);
const draft = () => readPromptDraft(userId);
const unconfirmed = () => readUnconfirmedSend(userId);

const answer = (id = 101) => ({ userInputChatId: id, data: answered(id + 1, 'I hear you.') });

describe('a message that is answered', () => {
  it('stands in the conversation with its answer, once, and can be replayed in place of the former', async () => {
    mock(sendChat, answer());
    const former = entries();
    expect(await send()).toEqual({
      status: 'answered',
      reply: answered(102, 'I hear you.'),
      draft: '',
    });
    expect(entries()).toEqual([
      ...conversation.slice(0, 2),
      said(3, 'My exam', false),
      conversation[3],
      {
        id: 101,
        renderer: 'UserInput',
        timestamp: '2026-01-02T10:00:00Z',
        data: { text: 'Tomorrow', showDelete: true },
      },
      answered(102, 'I hear you.'),
    ]);
    // What does not change is not drawn again.
    expect(entries()?.[0]).toBe(former?.[0]);
    expect(entries()?.[3]).toBe(former?.[3]);
  });

  it('leaves neither a draft nor an unconfirmed send', async () => {
    mock(sendChat, answer());
    await send();
    expect(draft()).toBe('');
    expect(unconfirmed()).toBeNull();
  });

  it('disturbs nothing else that is being asked for', async () => {
    let isDisturbed = false;
    const other = queryClient.fetchQuery({
      queryKey: newsKeys.all(),
      queryFn: ({ signal }) =>
        new Promise<string>((resolve) => {
          signal.addEventListener('abort', () => {
            isDisturbed = true;
          });
          mock(sendChat, () => {
            setTimeout(resolve, 0, 'Spring');
            return answer();
          });
        }),
    });
    await send();
    expect(await other).toBe('Spring');
    expect(isDisturbed).toBe(false);
  });

  it('leaves alone what has been typed meanwhile', async () => {
    mock(sendChat, () => {
      writePromptDraft(userId, 'Something new');
      return answer();
    });
    await send();
    expect(draft()).toBe('Something new');
  });

  it('does not stand there twice where the conversation has it already', async () => {
    queryClient.setQueryData(chatKeys.entries(), [
      ...conversation,
      said(101, 'Tomorrow', true),
      answered(102, 'I'),
    ]);
    mock(sendChat, answer());
    await send();
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('stands there alone where the answer is of an unknown kind', async () => {
    const unknown = { id: 102, renderer: 'Hologram' };
    server.use(
      http.post(`${apiUrl}/api/chats`, () => HttpResponse.json({ userInputChatId: 101, data: unknown })),
    );
    expect(await send()).toEqual({ status: 'answered', reply: null, draft: '' });
    expect(ids()).toEqual([1, 2, 3, 4, 101]);
  });

  it('stands where it belongs among what comes besides, and has the latest help of that', async () => {
    const [former, latest] = [someHelp('eating'), someHelp('self-harm')];
    const unknown = { id: 99, renderer: 'Hologram' };
    const besides = [helpEntry(103, former), helpEntry(100, former), unknown, helpEntry(104, latest)];
    server.use(http.post(`${apiUrl}/api/chats`, () => HttpResponse.json({ ...answer(), besides })));
    expect(await send()).toMatchObject({ status: 'answered', help: latest });
    expect(ids()).toEqual([1, 2, 3, 4, 100, 101, 102, 103, 104]);
  });

  it('leaves the entries in their order where nothing comes besides', async () => {
    const [first, ...others] = conversation;
    queryClient.setQueryData(chatKeys.entries(), [...others, first]);
    mock(sendChat, answer());
    await send();
    expect(ids()).toEqual([2, 3, 4, 1, 101, 102]);
  });

  it('puts nothing where there is no conversation any more, as after a sign-out', async () => {
    mock(sendChat, () => {
      queryClient.removeQueries({ queryKey: chatKeys.entries() });
      return answer();
    });
    await send();
    expect(entries()).toBeUndefined();
  });

  it('is noted as unconfirmed while it is being sent', async () => {
    let noted: unknown;
    mock(sendChat, () => {
      noted = unconfirmed();
      return answer();
    });
    await send();
    expect(noted).toEqual({ text: 'Tomorrow', afterId: 4, isReplay: false });
  });

  it.each([
    ['asked for before', 'before'],
    ['asked for meanwhile', 'meanwhile'],
  ])('is not lost to a history that was %s and is older', async (_when, when) => {
    const isCancelled: boolean[] = [];
    const ask = () =>
      void queryClient
        .fetchQuery({
          queryKey: chatKeys.entries(),
          queryFn: ({ signal }) =>
            new Promise<ChatEntry[]>((_resolve, reject) => {
              signal.addEventListener('abort', () => {
                isCancelled.push(true);
                reject(new Error('cancelled'));
              });
            }),
        })
        .catch(() => undefined);
    if (when === 'before') ask();
    mock(sendChat, () => {
      if (when === 'meanwhile') ask();
      return answer();
    });
    await send();
    expect(isCancelled).toEqual([true]);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });
});

describe('a message that is refused', () => {
  it.each([
    ['for the content filter', { status: 400, body: { code: 'CONTENT_FILTER', message: 'No.' } }, 'filtered'],
    ['for anything else', { status: 400, body: { code: 'OTHER', message: 'No.' } }, 'returned'],
    ['without a word', { status: 400, body: [] }, 'returned'],
    ['with an error', { status: 500 }, 'returned'],
  ])('%s comes back, and nothing is unconfirmed', async (_why, failure, status) => {
    fault(sendChat, failure);
    const list = mock(listChats, []);
    expect(await send()).toMatchObject({ status, draft: 'Tomorrow' });
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(draft()).toBe('Tomorrow');
    expect(unconfirmed()).toBeNull();
    expect(list.received).toHaveLength(0);
  });
});

describe('a message that is refused with help', () => {
  const help = someHelp();
  const refusal = { status: 400, body: { code: 'CONTENT_FILTER', message: 'No.', help } };

  it('leaves the help behind the latest entry, in place of any before it', async () => {
    writeRefusedHelp(userId, { help, afterId: 2, isAway: true });
    fault(sendChat, refusal);
    expect(await send()).toEqual({ status: 'filtered', help, draft: 'Tomorrow' });
    expect(readRefusedHelp(userId)).toEqual({ help, afterId: 4, isAway: false });
  });

  it('and one without leaves what helps everybody', async () => {
    fault(sendChat, { ...refusal, body: { code: 'CONTENT_FILTER', message: 'No.' } });
    await send();
    expect(readRefusedHelp(userId)).toEqual({ help: generalHelp, afterId: 4, isAway: false });
  });
});

describe('a message whose fate is not known', () => {
  const arrived = [...conversation, said(101, 'Tomorrow', true)];
  const sentNow = { text: 'Tomorrow', afterId: 4, isReplay: false };
  const giveUp = async (sent = message()) => {
    fault(sendChat, { hangs: true });
    const outcome = send(sent);
    sent.giveUp.abort();
    return outcome;
  };

  it('stays unconfirmed when the connection breaks', async () => {
    fault(sendChat, { network: 'error' });
    const list = mock(listChats, arrived);
    expect(await send()).toEqual({ status: 'returned', draft: 'Tomorrow' });
    expect(unconfirmed()).toEqual({ text: 'Tomorrow', afterId: 4, isReplay: false });
    expect(draft()).toBe('Tomorrow');
    expect(list.received).toHaveLength(0);
  });

  it.each([
    ['has arrived', arrived, 'arrived', ''],
    ['has not arrived', conversation, 'returned', 'Tomorrow'],
  ])('is looked for when the answer is no answer: it %s', async (_what, history, status, left) => {
    fault(sendChat, { html: '<p>Bad gateway' });
    mock(listChats, history);
    expect(await send()).toEqual({ status, draft: left });
    expect(entries()).toEqual(history);
    expect(draft()).toBe(left);
    expect(unconfirmed()).toEqual(status === 'arrived' ? null : sentNow);
  });

  it.each([
    [502, 'has arrived', arrived, 'arrived', ''],
    [504, 'has arrived', arrived, 'arrived', ''],
    [502, 'has not arrived', conversation, 'returned', 'Tomorrow'],
    [504, 'has not arrived', conversation, 'returned', 'Tomorrow'],
  ])('is looked for when a gateway gave up with %i: it %s', async (code, _what, history, status, left) => {
    fault(sendChat, { status: code });
    mock(listChats, history);
    expect(await send()).toEqual({ status, draft: left });
    expect(entries()).toEqual(history);
    expect(draft()).toBe(left);
    expect(unconfirmed()).toEqual(status === 'arrived' ? null : sentNow);
  });

  it('is looked for when its answer breaks off', async () => {
    const events = mockEvents(sendChat);
    mock(listChats, arrived);
    const outcome = send();
    events.send('accepted', { userInputChatId: 101 });
    await vi.waitFor(() => expect(events.received).toHaveLength(1));
    fault(readReply, { status: 404 });
    events.breakOff();
    expect(await outcome).toEqual({ status: 'arrived', draft: '' });
  });

  it('is looked for when its answer cannot be put into the conversation', async () => {
    mock(sendChat, () => {
      vi.spyOn(queryClient, 'cancelQueries').mockRejectedValueOnce(new Error('Out of order'));
      return answer();
    });
    mock(listChats, arrived);
    expect(await send()).toEqual({ status: 'arrived', draft: '' });
    expect(ids()).toEqual([1, 2, 3, 4, 101]);
  });

  it('is looked for when the person stops waiting, without a toast', async () => {
    mock(withdrawMessages);
    const unknown = { id: 200, renderer: 'Hologram' };
    server.use(http.get(`${apiUrl}/api/chats`, () => HttpResponse.json([...arrived, unknown])));
    expect(await giveUp()).toEqual({ status: 'arrived', draft: '' });
    expect(ids()).toEqual([1, 2, 3, 4, 101]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is looked for when the answer takes too long', async () => {
    mock(withdrawMessages);
    fault(sendChat, { hangs: true });
    mock(listChats, arrived);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const outcome = send();
    await vi.advanceTimersByTimeAsync(sendChat.timeLimitMs ?? 0);
    expect(await outcome).toEqual({ status: 'arrived', draft: '' });
  });

  it('has its reply read to the end when the history says that it is being written', async () => {
    fault(sendChat, { html: '<p>Bad gateway' });
    const running = said(101, 'Tomorrow', true);
    mock(listChats, [
      ...conversation,
      { ...running, data: { ...running.data, isBeingAnswered: true } } as ChatEntry,
    ]);
    const read = mock(readReply, answer());
    expect(await send()).toMatchObject({ status: 'answered', draft: '' });
    expect(read.received).toMatchObject([{ params: { id: '101' } }]);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('comes back without a claim when nobody can tell, and is looked for further on', async () => {
    fault(sendChat, { html: '<p>Bad gateway' });
    fault(listChats, { status: 500 });
    expect(await send()).toEqual({ status: 'unclear', draft: 'Tomorrow' });
    expect(draft()).toBe('Tomorrow');
    expect(unconfirmed()).toEqual(sentNow);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is withdrawn when it is given up: only then the history is final', async () => {
    const order: string[] = [];
    mock(withdrawMessages, () => {
      order.push('withdrawn');
      return null;
    });
    mock(listChats, () => {
      order.push('read');
      return conversation;
    });
    expect(await giveUp()).toEqual({ status: 'returned', draft: 'Tomorrow' });
    expect(order).toEqual(['withdrawn', 'read']);
  });

  it.each([{ status: 404 }, { status: 500 }, { network: 'error' }] as const)(
    'may still come where the server cannot withdraw it: %o',
    async (failure) => {
      fault(withdrawMessages, failure);
      mock(listChats, conversation);
      expect(await giveUp()).toEqual({ status: 'unclear', draft: 'Tomorrow' });
      expect(unconfirmed()).toEqual(sentNow);
      expect(onFailure).not.toHaveBeenCalled();
    },
  );

  it('is looked for before the same text is sent again', async () => {
    writeUnconfirmedSend(userId, sentNow);
    const sent = mock(sendChat, answer());
    mock(listChats, arrived);
    expect(await send()).toEqual({ status: 'arrived', draft: '' });
    expect(sent.received).toHaveLength(0);
    expect(unconfirmed()).toBeNull();
  });

  it('is sent again where the history does not have it', async () => {
    writeUnconfirmedSend(userId, sentNow);
    mock(sendChat, answer());
    mock(listChats, conversation);
    expect(await send()).toMatchObject({ status: 'answered', draft: '' });
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('is not sent again while the history cannot tell', async () => {
    writeUnconfirmedSend(userId, sentNow);
    const sent = mock(sendChat, answer());
    fault(listChats, { status: 500 });
    expect(await send()).toEqual({ status: 'unclear', draft: 'Tomorrow' });
    expect(sent.received).toHaveLength(0);
    expect(unconfirmed()).toEqual(sentNow);
  });

  it('does not hold up another text', async () => {
    writeUnconfirmedSend(userId, { ...sentNow, text: 'Yesterday' });
    const list = mock(listChats, conversation);
    mock(sendChat, answer());
    expect(await send()).toMatchObject({ status: 'answered' });
    expect(list.received).toHaveLength(0);
  });
});

describe('a replay', () => {
  it('takes the place of the message and its answer, whatever stands in the box', async () => {
    const deleted = mock(deleteChat);
    const before: unknown[] = [];
    mock(sendChat, () => {
      before.push(ids(), unconfirmed());
      return answer();
    });
    expect(await send(replay())).toMatchObject({ status: 'answered' });
    expect(before).toEqual([[1, 2], { text: 'My exam', afterId: 2, isReplay: true }]);
    expect(ids()).toEqual([1, 2, 101, 102]);
    expect(isReplayable(101)).toBe(true);
    expect(deleted.received).toMatchObject([{ params: { id: '3' } }]);
    expect(draft()).toBe('Tomorrow');
    expect(unconfirmed()).toBeNull();
  });

  it('of a message that is gone says so, and shows the history as it is', async () => {
    fault(deleteChat, { status: 404 });
    const sent = mock(sendChat, answer());
    mock(listChats, conversation.slice(0, 2));
    expect(await send(replay())).toEqual({ status: 'replayedElsewhere', draft: 'Tomorrow' });
    expect(ids()).toEqual([1, 2]);
    expect(sent.received).toHaveLength(0);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('of the first message leaves nothing of before', async () => {
    queryClient.setQueryData(chatKeys.entries(), conversation.slice(2));
    mock(deleteChat);
    mock(sendChat, answer());
    await send(replay());
    expect(ids()).toEqual([101, 102]);
  });

  it('with the very words of the box leaves the box alone', async () => {
    writePromptDraft(userId, 'My exam');
    mock(deleteChat);
    mock(sendChat, answer());
    await send(replay());
    expect(draft()).toBe('My exam');
  });

  it('of a message that the screen does not hold removes nothing else', async () => {
    mock(deleteChat);
    mock(sendChat, answer());
    await send(replay({ replayOf: 77 }));
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('changes nothing when the deletion is refused', async () => {
    fault(deleteChat, { status: 403 });
    const sent = mock(sendChat, answer());
    expect(await send(replay())).toEqual({ status: 'notReplayed', draft: 'Tomorrow' });
    expect(entries()).toEqual(conversation);
    expect(draft()).toBe('Tomorrow');
    expect(unconfirmed()).toBeNull();
    expect(sent.received).toHaveLength(0);
  });

  it.each([
    ['still there', conversation, 'notReplayed', 'Tomorrow', undefined],
    ['gone', conversation.slice(0, 2), 'returned', 'My exam\nTomorrow', 'My exam'],
  ])(
    'looks for its message when the deletion has no proper end: %s',
    async (_what, history, status, left, unsent?: string) => {
      fault(deleteChat, { html: '<p>Bad gateway' });
      mock(listChats, history);
      expect(await send(replay())).toEqual({ status, draft: left, unsent });
      expect(entries()).toEqual(history);
      expect(draft()).toBe(left);
    },
  );

  it('leaves its message alone when nobody can tell whether it was deleted', async () => {
    fault(deleteChat, { html: '<p>Bad gateway' });
    fault(listChats, { status: 500 });
    expect(await send(replay())).toEqual({ status: 'notReplayed', draft: 'Tomorrow' });
    expect(draft()).toBe('Tomorrow');
  });

  it.each([
    ['Half a thought', 'My exam\nHalf a thought', 'My exam'],
    ['', 'My exam', undefined],
  ])(
    'that is not sent again puts its text before "%s", and names it there',
    async (typed, expected, unsent) => {
      writePromptDraft(userId, typed);
      mock(deleteChat);
      fault(sendChat, { status: 500 });
      expect(await send(replay())).toEqual({ status: 'returned', draft: expected, unsent });
      expect(draft()).toBe(expected);
      expect(ids()).toEqual([1, 2]);
      expect(unconfirmed()).toBeNull();
    },
  );

  it('that is filtered puts its text back, too', async () => {
    mock(deleteChat);
    fault(sendChat, { status: 400, body: { code: 'CONTENT_FILTER', message: 'No.' } });
    expect(await send(replay())).toMatchObject({ status: 'filtered', draft: 'My exam\nTomorrow' });
    expect(draft()).toBe('My exam\nTomorrow');
  });

  it('that has arrived without its answer is no draft', async () => {
    mock(deleteChat);
    fault(sendChat, { html: '<p>Bad gateway' });
    mock(listChats, [...conversation.slice(0, 2), said(101, 'My exam', true)]);
    expect(await send(replay())).toEqual({ status: 'arrived', draft: 'Tomorrow' });
    expect(draft()).toBe('Tomorrow');
  });

  it('whose connection breaks stays unconfirmed', async () => {
    mock(deleteChat);
    fault(sendChat, { network: 'error' });
    expect(await send(replay())).toEqual({ status: 'returned', draft: 'Tomorrow' });
    expect(unconfirmed()).toEqual({ text: 'My exam', afterId: 2, isReplay: true });
    expect(draft()).toBe('Tomorrow');
  });
});
