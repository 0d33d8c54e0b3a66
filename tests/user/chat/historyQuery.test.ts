import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listChats, startChat } from '../../../src/api/chat';
import { createClient } from '../../../src/api/client';
import { createQueryClient } from '../../../src/shared/query/createQueryClient';
import { historyQuery } from '../../../src/user/chat/historyQuery';
import { chatKeys } from '../../../src/user/chat/keys';
import { conversation, mockChat, said } from '../../support/conversation';
import { fault, mock } from '../../support/mocks';
import { apiUrl } from '../../support/server';

function opening({ hasStarted = false } = {}) {
  const queryClient = createQueryClient();
  onTestFinished(() => queryClient.clear());
  const tokens = { get: async () => 'token', renew: async () => 'token' };
  const client = createClient({ baseUrl: apiUrl, tokens, onFailure: vi.fn(), onNoService: vi.fn() });
  const state = { hasStarted };
  const ask = () => queryClient.fetchQuery(historyQuery(client, queryClient, state));
  return { queryClient, state, ask };
}

describe('the history', () => {
  it('is asked for once the session has started, which happens once an opening', async () => {
    const order: string[] = [];
    mock(startChat, () => {
      order.push('start');
      return null;
    });
    mock(listChats, () => {
      order.push('list');
      return conversation;
    });
    const { ask, state } = opening();
    expect(await ask()).toEqual(conversation);
    expect([order, state]).toEqual([['start', 'list'], { hasStarted: true }]);
  });

  it('is asked for alone where the session has started', async () => {
    const { start } = mockChat();
    expect(await opening({ hasStarted: true }).ask()).toEqual(conversation);
    expect(start.received).toHaveLength(0);
  });

  it('comes whatever became of the start', async () => {
    mockChat();
    fault(startChat, { status: 500 });
    const { ask, state } = opening();
    expect(await ask()).toEqual(conversation);
    expect(state.hasStarted).toBe(true);
  });

  it('leaves the session to be started when it is called off before that', async () => {
    mockChat();
    const { queryClient, ask, state } = opening();
    mock(startChat, () => {
      void queryClient.cancelQueries({ queryKey: chatKeys.entries() });
      return null;
    });
    await ask().catch(() => undefined);
    expect(state.hasStarted).toBe(false);
  });

  it('leaves out what comes of a message that is being sent', async () => {
    mockChat([...conversation, said(101, 'Tomorrow', true)]);
    const { queryClient, ask } = opening();
    void queryClient
      .getMutationCache()
      .build(queryClient, {
        mutationKey: chatKeys.send(),
        mutationFn: () => new Promise<void>(() => undefined),
      })
      .execute({ newestId: 4 });
    expect(await ask()).toEqual(conversation);
  });
});
