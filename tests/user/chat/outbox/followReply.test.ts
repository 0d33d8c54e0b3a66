import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatEntry, listChats, readReply, stopReply } from '../../../../src/api/chat';
import { createClient } from '../../../../src/api/client';
import { createDeferred } from '../../../../src/auth/deferred';
import { forgetDraftsOfOthers } from '../../../../src/shared/drafts/drafts';
import { readPromptDraft, writePromptDraft } from '../../../../src/shared/drafts/promptDraft';
import { chatKeys } from '../../../../src/user/chat/keys';
import { followReply } from '../../../../src/user/chat/outbox/followReply';
import { createGrowingReply } from '../../../../src/user/chat/outbox/growingReply';
import type { Message } from '../../../../src/user/chat/outbox/message';
import { readUnconfirmedSend, writeUnconfirmedSend } from '../../../../src/user/chat/outbox/unconfirmedSend';
import { newsKeys } from '../../../../src/user/news/keys';
import { answered, conversation, said } from '../../../support/conversation';
import { mockEvents } from '../../../support/eventStream';
import { fault, mock } from '../../../support/mocks';
import { apiUrl } from '../../../support/server';

const userId = 'auth0|ann';
const id = 101;

let queryClient: QueryClient;
beforeEach(() => {
  forgetDraftsOfOthers(userId);
  queryClient = new QueryClient();
  queryClient.setQueryData(chatKeys.entries(), [...conversation, running]);
  writePromptDraft(userId, 'Tomorrow');
});

const running: ChatEntry = {
  id,
  renderer: 'UserInput',
  timestamp: '2026-01-02T10:00:00Z',
  data: { text: 'Tomorrow', showDelete: true, isBeingAnswered: true },
};
const ended = said(id, 'Tomorrow', true);
const reply = { userInputChatId: id, data: answered(id + 1, 'I hear you.') };

const message = (): Message => ({
  text: 'Tomorrow',
  at: running.timestamp,
  replayOf: null,
  follows: id,
  newestId: id - 1,
  giveUp: new AbortController(),
  reply: createGrowingReply(id),
});

function follow(followed: Message = message()) {
  const tokens = { get: async () => 'token', renew: async () => 'token' };
  const client = createClient({ baseUrl: apiUrl, tokens, onFailure: vi.fn(), onNoService: vi.fn() });
  return followReply({ client, queryClient, userId }, followed, id);
}

const ids = () => queryClient.getQueryData<ChatEntry[]>(chatKeys.entries())?.map((entry) => entry.id);
const draft = () => readPromptDraft(userId);
const unconfirmed = () => readUnconfirmedSend(userId);
const sentHere = { text: 'Tomorrow', afterId: 4, isReplay: false };

describe('a reply that is still being written', () => {
  it('stands behind its message once it is whole; meanwhile the message is not among the entries', async () => {
    const meanwhile: unknown[] = [];
    mock(readReply, ({ params }) => {
      meanwhile.push(params, ids());
      return reply;
    });
    expect(await follow()).toMatchObject({ status: 'answered', reply: reply.data });
    expect(meanwhile).toEqual([{ id: '101' }, [1, 2, 3, 4]]);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('grows as it comes', async () => {
    const events = mockEvents(readReply);
    const followed = message();
    const outcome = follow(followed);
    events.send('delta', { text: 'I hear' });
    await vi.waitFor(() => expect(followed.reply.text()).toBe('I hear'));
    events.send('done', reply);
    expect(await outcome).toMatchObject({ status: 'answered' });
  });

  it('disturbs nothing else that is being asked for', async () => {
    const isDisturbed = vi.fn();
    const news = createDeferred<string>();
    const other = queryClient.fetchQuery({
      queryKey: newsKeys.all(),
      queryFn: ({ signal }) => {
        signal.addEventListener('abort', isDisturbed);
        return news.promise;
      },
    });
    mock(readReply, reply);
    await follow();
    news.resolve('Spring');
    expect(await other).toBe('Spring');
    expect(isDisturbed).not.toHaveBeenCalled();
  });

  it('is taken up again where it breaks off', async () => {
    let asked = 0;
    fault(readReply, { status: 500 });
    mock(listChats, () => {
      asked += 1;
      if (asked === 2) mock(readReply, reply);
      return [...conversation, running];
    });
    expect(await follow()).toMatchObject({ status: 'answered' });
    expect(asked).toBe(2);
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('is given up when it breaks off again and again', async () => {
    const read = fault(readReply, { status: 500 });
    mock(listChats, [...conversation, running]);
    expect(await follow()).toEqual({ status: 'unanswered', draft: 'Tomorrow' });
    expect(read.received).toHaveLength(5);
  });

  it('is read from the history where it has ended in another way', async () => {
    fault(readReply, { status: 404 });
    mock(listChats, [...conversation, ended, answered(102, 'I hear')]);
    expect(await follow()).toEqual({ status: 'arrived', draft: 'Tomorrow' });
    expect(ids()).toEqual([1, 2, 3, 4, 101, 102]);
  });

  it('is stopped first for whoever waits no longer', async () => {
    const order: string[] = [];
    mock(stopReply, () => {
      order.push('stop');
      return null;
    });
    mock(readReply, () => {
      order.push('read');
      return reply;
    });
    const followed = message();
    followed.giveUp.abort();
    expect(await follow(followed)).toMatchObject({ status: 'answered' });
    expect(order).toEqual(['stop', 'read']);
  });

  it('is not stopped for whoever waits', async () => {
    const stopped = mock(stopReply);
    mock(readReply, reply);
    await follow();
    expect(stopped.received).toHaveLength(0);
  });
});

describe('a reply to a message of this tab', () => {
  beforeEach(() => writeUnconfirmedSend(userId, sentHere));

  it('settles the send: its text is neither a draft nor unconfirmed any more', async () => {
    mock(readReply, reply);
    expect(await follow()).toMatchObject({ status: 'answered', draft: '' });
    expect([draft(), unconfirmed()]).toEqual(['', null]);
  });

  it('brings the text back when the message is gone', async () => {
    fault(readReply, { status: 404 });
    mock(listChats, conversation);
    expect(await follow()).toEqual({ status: 'returned', draft: 'Tomorrow' });
    expect([draft(), unconfirmed()]).toEqual(['Tomorrow', null]);
  });

  it('leaves the send unconfirmed when the connection breaks', async () => {
    fault(readReply, { network: 'error' });
    expect(await follow()).toEqual({ status: 'unanswered', draft: 'Tomorrow' });
    expect([draft(), unconfirmed()]).toEqual(['Tomorrow', sentHere]);
  });
});

describe('a reply to a message from elsewhere', () => {
  it.each([
    ['another text', { ...sentHere, text: 'Yesterday' }],
    ['the same text, but later', { ...sentHere, afterId: id }],
    ['nothing', null],
  ])('leaves alone what this tab has sent itself: %s', async (_what, send) => {
    writeUnconfirmedSend(userId, send);
    mock(readReply, reply);
    expect(await follow()).toMatchObject({ status: 'answered', draft: 'Tomorrow' });
    expect([draft(), unconfirmed()]).toEqual(['Tomorrow', send]);
  });

  it('is unanswered when the message is gone', async () => {
    fault(readReply, { status: 404 });
    mock(listChats, conversation);
    expect(await follow()).toEqual({ status: 'unanswered', draft: 'Tomorrow' });
    expect(ids()).toEqual([1, 2, 3, 4]);
  });
});
