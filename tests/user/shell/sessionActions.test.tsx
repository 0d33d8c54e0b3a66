import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { closeSession, deleteChatHistory } from '../../../src/api/chat';
import { createDeferred } from '../../../src/auth/deferred';
import { chatKeys } from '../../../src/user/chat/keys';
import { mockChat } from '../../support/conversation';
import { ann, signedIn } from '../../support/fakeAuth';
import { fault, mock } from '../../support/mocks';
import { address, renderApp } from '../../support/render';

const actions = [
  {
    entry: 'Close session',
    call: closeSession,
    title: 'Close current session?',
    message: 'Are you sure you want to close the current session?',
    ok: 'Close session',
  },
  {
    entry: 'Clear chat history',
    call: deleteChatHistory,
    title: 'Delete chat history?',
    message: 'Are you sure you want to delete this chat history? It cannot be undone.',
    ok: 'Delete Forever',
  },
];

async function choose(entry: string) {
  const chat = mockChat();
  const app = renderApp({ path: '/chat', auth: signedIn({ permissions: ['edit:session', 'delete:chat'] }) });
  await screen.findByRole('log');
  await app.user.click(screen.getByRole('button', { name: 'Administration' }));
  await app.user.click(screen.getByRole('button', { name: entry }));
  const dialog = await screen.findByRole('dialog');
  return { ...app, chat, dialog, inDialog: within(dialog) };
}

describe.each(actions)('$entry', ({ entry, call, title, message, ok }) => {
  it('asks first', async () => {
    const { dialog, inDialog } = await choose(entry);
    expect(dialog).toHaveAccessibleName(title);
    expect(inDialog.getByText(message)).toBeVisible();
    expect(inDialog.getByRole('button', { name: 'Go Back' })).toBeVisible();
    expect(inDialog.getByRole('button', { name: ok })).toBeVisible();
  });

  it.each(['the Go Back button', 'Escape'])('makes no call after %s, and the person stays', async (way) => {
    const sent = mock(call, {});
    const { user, inDialog } = await choose(entry);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(inDialog.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.received).toHaveLength(0);
    expect(address()).toBe('/chat');
  });

  it('makes the call once it is confirmed, and goes home, from where the chat opens anew', async () => {
    const sent = mock(call, {});
    const { user, inDialog, chat, router } = await choose(entry);
    const visited: string[] = [];
    router.subscribe(({ pathname }) => visited.push(pathname));
    await user.click(inDialog.getByRole('button', { name: ok }));
    await waitFor(() => expect(visited).toContain('/'));
    await waitFor(() => expect(address()).toBe('/chat'));
    expect(sent.received).toHaveLength(1);
    await waitFor(() => expect(chat.start.received).toHaveLength(2));
    await waitFor(() => expect(chat.list.received).toHaveLength(2));
  });

  it('leads nobody home who has gone to another page meanwhile', async () => {
    const reply = createDeferred<object>();
    const sent = mock(call, () => reply.promise as Promise<never>);
    const { user, inDialog, router, queryClient } = await choose(entry);
    await user.click(inDialog.getByRole('button', { name: ok }));
    await waitFor(() => expect(sent.received).toHaveLength(1));
    await router.navigate('/forbidden');
    reply.resolve({});
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(address()).toBe('/forbidden');
  });

  it('leaves nothing of the last reply behind, in this tab or another, and tells the others', async () => {
    mock(call, {});
    const { user, inDialog, chat, queryClient } = await choose(entry);
    const other = new BroadcastChannel(`chat ${ann.sub}`);
    onTestFinished(() => other.close());
    const heard: unknown[] = [];
    other.onmessage = ({ data }) => heard.push(data);
    const ended = { status: 'answered', reply: null, draft: '' };
    const send = { mutationKey: chatKeys.send(), mutationFn: async () => ended };
    await act(() => queryClient.getMutationCache().build(queryClient, send).execute(undefined));
    await user.click(inDialog.getByRole('button', { name: ok }));
    await waitFor(() => expect(chat.start.received).toHaveLength(2));
    expect(queryClient.getMutationCache().findAll({ mutationKey: chatKeys.send() })).toEqual([]);
    await waitFor(() => expect(heard).toHaveLength(1));
  });

  it('takes an empty answer for a success', async () => {
    fault(call, { empty: true });
    const { user, inDialog, chat } = await choose(entry);
    await user.click(inDialog.getByRole('button', { name: ok }));
    await waitFor(() => expect(chat.start.received).toHaveLength(2));
  });

  it.each([
    ['an error', { status: 500 }],
    ['a refusal', { status: 403 }],
    ['a page instead of data', { html: '<p>Welcome' }],
  ] as const)('says so and stays after %s', async (_name, failure) => {
    const failed = fault(call, failure);
    const { user, inDialog, chat } = await choose(entry);
    await user.click(inDialog.getByRole('button', { name: ok }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorSorry, we could not connect to the server. Please try again later.',
    );
    expect(failed.received).toHaveLength(1);
    expect(chat.start.received).toHaveLength(1);
    expect(address()).toBe('/chat');
  });
});
