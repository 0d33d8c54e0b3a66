import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listChats } from '../../../src/api/chat';
import { markNewsItemRead } from '../../../src/api/news';
import { unsubscribe } from '../../../src/api/prospects';
import { ClientProvider } from '../../../src/shared/query/ClientProvider';
import { createQueryClient, useCallMutation, useCallQuery } from '../../../src/shared/query/queries';
import { ToastProvider } from '../../../src/ui/toasts/ToastProvider';
import { chatKeys } from '../../../src/user/chat/keys';
import { conversation } from '../../support/conversation';
import { createFakeAuth, FakeAuthProvider, signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';

let queryClient: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  queryClient = createQueryClient();
});
afterEach(() => queryClient.clear());

function wrapper({ children }: { children: ReactNode }) {
  return (
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <FakeAuthProvider session={createFakeAuth(signedIn())}>
          <ClientProvider navigate={() => undefined}>{children}</ClientProvider>
        </FakeAuthProvider>
      </QueryClientProvider>
    </ToastProvider>
  );
}

const chats = (extras = {}) =>
  renderHook(() => useCallQuery(chatKeys.entries(), listChats, undefined, extras), { wrapper });

describe('a query', () => {
  it('has the reply under its key', async () => {
    mock(listChats, conversation);
    const { result } = chats();
    await waitFor(() => expect(result.current.data).toEqual(conversation));
    expect(queryClient.getQueryData(chatKeys.entries())).toEqual(conversation);
  });

  it('takes what its screen wants beside that', async () => {
    const { result } = chats({ initialData: conversation, enabled: false });
    expect(result.current.data).toEqual(conversation);
    expect(result.current.fetchStatus).toBe('idle');
  });

  it('that fails is repeated by nobody but the person', async () => {
    const { received } = fault(listChats, { status: 500 });
    const { result } = chats();
    await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'status', status: 500 }));
    expect(received).toHaveLength(1);
  });

  it('asks nobody again for half a minute', async () => {
    const { received } = mock(listChats, conversation);
    const first = chats();
    await waitFor(() => expect(first.result.current.data).toBeDefined());
    first.unmount();
    expect(chats().result.current.fetchStatus).toBe('idle');
    expect(received).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    const late = chats();
    vi.useRealTimers();
    await waitFor(() => expect(received).toHaveLength(2));
    await waitFor(() => expect(late.result.current.fetchStatus).toBe('idle'));
  });

  it('is given up when its screen goes', async () => {
    const { received } = fault(listChats, { hangs: true });
    const { unmount } = chats();
    await waitFor(() => expect(received).toHaveLength(1));
    const query = queryClient.getQueryCache().find({ queryKey: chatKeys.entries() });
    unmount();
    await waitFor(() => expect(query?.state.fetchStatus).toBe('idle'));
  });
});

describe('a mutation', () => {
  it('sends its input, and says when it is done', async () => {
    const { received } = mock(markNewsItemRead);
    const onSuccess = vi.fn();
    const { result } = renderHook(() => useCallMutation(markNewsItemRead, { onSuccess }), { wrapper });
    await expect(result.current.mutateAsync({ params: { id: 7 } })).resolves.toBeNull();
    expect(received).toMatchObject([{ params: { id: '7' } }]);
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('has failed with a status that its call accepts', async () => {
    fault(unsubscribe, { status: 400, body: { code: null, message: 'No such key.' } });
    const { result } = renderHook(() => useCallMutation(unsubscribe), { wrapper });
    await expect(result.current.mutateAsync({ body: { key: 'key' } })).rejects.toMatchObject({
      kind: 'status',
      status: 400,
      message: `${unsubscribe.id} answered 400`,
      body: { message: 'No such key.' },
    });
  });

  it('that fails is not repeated, and shows no toast where its screen has words of its own', async () => {
    const { received } = fault(markNewsItemRead, { status: 500 });
    const { result } = renderHook(() => useCallMutation(markNewsItemRead, { toast: false }), { wrapper });
    await expect(result.current.mutateAsync({ params: { id: 7 } })).rejects.toMatchObject({ status: 500 });
    expect(received).toHaveLength(1);
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('that fails says so in the words of its screen', async () => {
    fault(markNewsItemRead, { status: 500 });
    const toast = { title: 'Oh', message: 'It is still unread.' };
    const { result } = renderHook(() => useCallMutation(markNewsItemRead, { toast }), { wrapper });
    result.current.mutate({ params: { id: 7 } });
    expect(await screen.findByRole('alert')).toHaveTextContent('It is still unread.');
  });
});

describe('without a connection', () => {
  it('calls fail visibly instead of waiting for ever', async () => {
    const { received } = fault(listChats, { status: 500 });
    fault(markNewsItemRead, { status: 500 });
    const { result } = renderHook(
      () => ({
        query: useCallQuery(chatKeys.entries(), listChats, undefined, { enabled: false }),
        mutation: useCallMutation(markNewsItemRead),
      }),
      { wrapper },
    );
    window.dispatchEvent(new Event('offline'));
    onTestFinished(() => void window.dispatchEvent(new Event('online')));
    const { query, mutation } = result.current;
    expect(await query.refetch()).toMatchObject({ isError: true });
    expect(received).toHaveLength(1);
    await expect(mutation.mutateAsync({ params: { id: 7 } })).rejects.toMatchObject({ status: 500 });
  });
});
