import { QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { OpeningCalls, type OpeningCallsHandle } from '../../src/app/OpeningCalls';
import { createRouter } from '../../src/shared/navigation/createRouter';
import { ClientProvider } from '../../src/shared/query/ClientProvider';
import { createQueryClient } from '../../src/shared/query/createQueryClient';
import { ToastProvider } from '../../src/ui/toasts/ToastProvider';
import { chatKeys } from '../../src/user/chat/keys';
import { mockChat } from '../support/conversation';
import { createFakeAuth, FakeAuthProvider, signedIn } from '../support/fakeAuth';

function show() {
  window.history.replaceState(null, '', '/chat');
  const router = createRouter([]);
  const queryClient = createQueryClient();
  onTestFinished(() => {
    router.dispose();
    queryClient.clear();
    window.history.replaceState(null, '', '/');
  });
  const ref = createRef<OpeningCallsHandle>();
  render(
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <FakeAuthProvider session={createFakeAuth(signedIn())}>
          <ClientProvider navigate={() => undefined}>
            <OpeningCalls router={router} ref={ref} />
          </ClientProvider>
        </FakeAuthProvider>
      </QueryClientProvider>
    </ToastProvider>,
  );
  const begin = (roles: string[]) => ref.current?.begin({ roles, permissions: [] });
  return { begin, isOpened: () => queryClient.getQueryData(chatKeys.entries()) !== undefined };
}

it('makes the first calls of an app user once, however often the session is found', async () => {
  const { status } = mockChat();
  const { begin, isOpened } = show();
  begin(['AppUser']);
  begin(['AppUser']);
  await waitFor(() => expect(isOpened()).toBe(true));
  begin(['AppUser']);
  expect(status.received).toHaveLength(1);
});
