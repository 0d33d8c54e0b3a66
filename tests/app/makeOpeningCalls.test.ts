import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient } from '../../src/api/client';
import { getUserStatus } from '../../src/api/user';
import { makeOpeningCalls } from '../../src/app/makeOpeningCalls';
import { loadOpeningCalls, pagesToLoad } from '../../src/app/openingCode';
import { paths } from '../../src/shared/address/paths';
import { createRouter } from '../../src/shared/navigation/createRouter';
import { createQueryClient } from '../../src/shared/query/createQueryClient';
import { earlyKeys } from '../../src/shared/query/keys';
import { chatKeys } from '../../src/user/chat/keys';
import { userStatusKeys } from '../../src/user/status/keys';
import { allDone, conversation, mockChat } from '../support/conversation';
import { fault, mock } from '../support/mocks';
import { apiUrl } from '../support/server';

// The code is loaded once: what a test then waits for is the calls alone.
beforeEach(() => loadOpeningCalls());

function arrive(path: string) {
  window.history.replaceState(null, '', path);
  const router = createRouter([]);
  const queryClient = createQueryClient();
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
    window.history.replaceState(null, '', '/');
  });
  const tokens = { get: async () => 'token', renew: async () => 'token' };
  const client = createClient({ baseUrl: apiUrl, tokens, onFailure: vi.fn(), onNoService: vi.fn() });
  const begin = () => makeOpeningCalls({ router, client, queryClient });
  const hasNote = (key: Parameters<typeof earlyKeys.of>[0]) =>
    queryClient.getQueryData(earlyKeys.of(key)) !== undefined;
  return { router, queryClient, begin, hasNote };
}

describe('the first calls of a visit', () => {
  it.each(['/chat', '/'])('from %s on are the status and the conversation', async (path) => {
    const { status, start, list } = mockChat();
    const { queryClient, begin } = arrive(path);
    const wizard = pagesToLoad(paths.startQuestions(), true).map((page) => vi.spyOn(page, 'preload'));
    await begin();
    for (const preload of wizard) expect(preload).not.toHaveBeenCalled();
    expect([status, start, list].map(({ received }) => received.length)).toEqual([1, 1, 1]);
    expect(queryClient.getQueryData(chatKeys.entries())).toEqual(conversation);
    expect(queryClient.getQueryData(userStatusKeys.all())).toEqual(allDone);
  });

  it('are the status alone where another page of the shell is wanted', async () => {
    const { status, start, list } = mockChat();
    await arrive('/news').begin();
    expect(status.received).toHaveLength(1);
    expect([...start.received, ...list.received]).toEqual([]);
  });

  it.each(['/signup', '/nowhere'])('are none at %s, which stands outside of the shell', async (path) => {
    const { status } = mockChat();
    await arrive(path).begin();
    expect(status.received).toEqual([]);
  });

  it('are the status alone for a start-up that is not done, whose code is loaded instead', async () => {
    const { start, list } = mockChat();
    mock(getUserStatus, { ...allDone, allOk: false });
    await arrive('/chat').begin();
    expect([...start.received, ...list.received]).toEqual([]);
    expect(pagesToLoad(paths.startQuestions(), true)).toEqual([]);
  });

  it('are the status alone when that fails', async () => {
    const { start, list } = mockChat();
    fault(getUserStatus, { status: 500 });
    const { begin, hasNote } = arrive('/chat');
    await begin();
    expect([...start.received, ...list.received]).toEqual([]);
    expect(hasNote(userStatusKeys.all())).toBe(true);
  });

  it('are for the conversation no more when the person has gone elsewhere meanwhile', async () => {
    const { start, list } = mockChat();
    const { router, begin, hasNote } = arrive('/chat');
    mock(getUserStatus, async () => {
      await router.navigate('/news');
      return allDone;
    });
    await begin();
    expect([...start.received, ...list.received]).toEqual([]);
    expect(hasNote(userStatusKeys.all())).toBe(false);
  });
});

describe('what was asked early', () => {
  it.each([
    ['/chat', '/chat?tab=2'],
    ['/', '/chat'],
  ])('still counts when %s becomes %s', async (path, next) => {
    mockChat();
    const { router, begin, hasNote } = arrive(path);
    await begin();
    await router.navigate(next);
    expect([hasNote(userStatusKeys.all()), hasNote(chatKeys.entries())]).toEqual([true, true]);
  });

  it('still counts on the same page of the shell', async () => {
    mockChat();
    const { router, begin, hasNote } = arrive('/news');
    await begin();
    await router.navigate('/news?page=2');
    expect(hasNote(userStatusKeys.all())).toBe(true);
  });

  it('counts no more for whoever comes back from elsewhere', async () => {
    mockChat();
    const { router, queryClient, begin, hasNote } = arrive('/chat');
    await begin();
    await router.navigate('/news');
    expect([hasNote(userStatusKeys.all()), hasNote(chatKeys.entries())]).toEqual([false, false]);
    // From then on it is no matter where they go.
    queryClient.setQueryData(earlyKeys.of(chatKeys.entries()), {});
    await router.navigate('/profile');
    expect(hasNote(chatKeys.entries())).toBe(true);
  });
});
