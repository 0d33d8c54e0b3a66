import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listChats } from '../../../src/api/chat';
import { markNewsItemRead } from '../../../src/api/news';
import { ClientProvider } from '../../../src/shared/query/ClientProvider';
import { createQueryClient } from '../../../src/shared/query/createQueryClient';
import { useCallMutation } from '../../../src/shared/query/useCallMutation';
import { useCallQuery } from '../../../src/shared/query/useCallQuery';
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
    // By then no page is left that would hear an event.
    onTestFinished(() => onlineManager.setOnline(true));
    const { query, mutation } = result.current;
    expect(await query.refetch()).toMatchObject({ isError: true });
    expect(received).toHaveLength(1);
    await expect(mutation.mutateAsync({ params: { id: 7 } })).rejects.toMatchObject({ status: 500 });
  });
});
