import { describe, expect, it } from 'vitest';
import { listChats, sendChat } from '../../src/api/chat';
import { createClient } from '../../src/api/client';
import { endCalls } from './inFlight';
import { fault, mock } from './mocks';
import { apiUrl } from './server';

const client = createClient({
  baseUrl: apiUrl,
  tokens: { get: async () => 'token', renew: async () => 'token' },
  onFailure: () => undefined,
  onNoService: () => undefined,
});

describe('mocks', () => {
  it('answer a call with its reply', async () => {
    mock(listChats, []);
    expect(await client.send(listChats)).toMatchObject({ ok: true, data: [] });
  });

  it('keep what a call was sent', async () => {
    const sent = mock(sendChat, ({ body }) => ({
      userInputChatId: 1,
      data: {
        id: 2,
        renderer: 'ChatResponse',
        timestamp: '2026-03-01T09:30:00.000Z',
        data: { response: `You said ${body.input}` },
      },
    }));
    const reply = await client.send(sendChat, { body: { input: 'hello' } });
    expect(reply?.data).toMatchObject({ data: { data: { response: 'You said hello' } } });
    expect(sent.received).toMatchObject([{ body: { input: 'hello' } }]);
  });

  it('that hang end with their test', async () => {
    // Without an end of the first call its time limit, 15 s, would come up in a later test.
    fault(listChats, { hangs: true });
    const sent = client.send(listChats);
    await endCalls();
    expect(await sent).toBeNull();
  });

  it('whose answer is at hand give it, also at the end of a test', async () => {
    mock(listChats, []);
    const sent = client.send(listChats);
    await endCalls();
    expect(await sent).toMatchObject({ ok: true });
  });

  it.each([
    ['a status', { status: 500 }],
    ['a broken connection', { network: 'error' }],
    ['a page', { html: '<p>Sorry</p>' }],
    ['a wrong shape', { json: { surprise: true } }],
    ['nothing', { empty: true }],
  ] as const)('fail with %s', async (_name, failure) => {
    fault(listChats, failure);
    expect(await client.send(listChats)).toBeNull();
  });
});
