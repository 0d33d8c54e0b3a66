import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UserDataGuard } from '../../src/app/UserDataGuard';
import type { AuthState } from '../../src/auth/context';
import { readDraft, writeDraft } from '../../src/shared/drafts/drafts';
import { chatKeys } from '../../src/user/chat/keys';
import { newsKeys } from '../../src/user/news/keys';
import { mockChat } from '../support/conversation';
import { ann, bob, createFakeAuth, FakeAuthProvider, signedIn, signedOut } from '../support/fakeAuth';
import { renderApp } from '../support/render';

function keepPrivate(auth: AuthState) {
  const queryClient = new QueryClient();
  const session = createFakeAuth(auth);
  render(
    <QueryClientProvider client={queryClient}>
      <FakeAuthProvider session={session}>
        <UserDataGuard />
      </FakeAuthProvider>
    </QueryClientProvider>,
  );
  return { queryClient, session };
}

describe('the next person at the same browser', () => {
  it('sees nothing that the server told the one before', async () => {
    const { status, list } = mockChat();
    const { session } = renderApp({ path: '/chat' });
    await screen.findByRole('log');
    session.become(signedOut);
    expect(screen.queryByRole('log')).not.toBeInTheDocument();

    session.become(signedIn({ user: bob }));
    expect(screen.queryByRole('log')).not.toBeInTheDocument();
    await screen.findByRole('log');
    expect(status.received).toHaveLength(2);
    await waitFor(() => expect(list.received).toHaveLength(2));
  });

  it('gets a page of their own when no sign-out came in between', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const { queryClient, session } = keepPrivate(signedIn({ user: ann }));
    queryClient.setQueryData(chatKeys.entries(), ['what Ann said']);
    expect(reload).not.toHaveBeenCalled();

    session.become(signedIn({ user: bob }));

    expect(reload).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryData(chatKeys.entries())).toBeUndefined();
    // The box on the page still holds Ann's text: it must not be stored as Bob's.
    writeDraft(bob.sub, 'prompt', 'what Ann typed');
    expect(readDraft(bob.sub, 'prompt')).toBe('');
  });
});

describe('whoever signs in', () => {
  it('keeps what was read before that, and a page that stays', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    const { queryClient, session } = keepPrivate(signedOut);
    queryClient.setQueryData(newsKeys.list(), ['for everybody']);
    session.become(signedIn({ user: ann }));
    expect(queryClient.getQueryData(newsKeys.list())).toEqual(['for everybody']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('again after the session has ended has all drafts still', () => {
    const { session } = keepPrivate(signedIn({ user: ann }));
    writeDraft(ann.sub, 'prompt', 'Half a thought');
    session.become(signedOut);
    expect(readDraft(ann.sub, 'prompt')).toBe('Half a thought');
    session.become(signedIn({ user: ann }));
    expect(readDraft(ann.sub, 'prompt')).toBe('Half a thought');
  });
});
