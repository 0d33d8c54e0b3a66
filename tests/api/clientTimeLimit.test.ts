import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFailure } from '../../src/api/failure';
import { answer, client, getItem, quiet, removeItem, renewClient, warnings } from './trialClient';

beforeEach(renewClient);

const input = { params: { id: 7 } };
const item = { params: { id: 7 }, query: {} };

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  const hang = () =>
    vi.spyOn(globalThis, 'fetch').mockImplementation((_address, { signal } = {}) => {
      return new Promise((_resolve, reject) => {
        const fail = () => reject(new DOMException('Aborted', 'AbortError'));
        if (signal?.aborted) fail();
        signal?.addEventListener('abort', fail);
      });
    });

  it.each([
    [
      '15 seconds for a read',
      15_000,
      (signal?: AbortSignal) => client.sendOrThrow(getItem, item, { signal }),
    ],
    [
      '30 seconds for a change',
      30_000,
      (signal?: AbortSignal) => client.sendOrThrow(removeItem, input, { signal }),
    ],
    ['what the call says', 20, (signal?: AbortSignal) => client.sendOrThrow(quiet, undefined, { signal })],
  ])('is %s', async (_what, limitMs, send) => {
    hang();
    const settled = vi.fn();
    const sent = send().catch((failure: CallFailure) => settled(failure.kind, failure.message));
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(settled).toHaveBeenCalledExactlyOnceWith('timeout', expect.stringMatching(/^T\d took too long$/));
  });

  it('ends with the reply', async () => {
    answer('/items/:id', () => HttpResponse.json({ id: 7 }));
    await client.send(getItem, item);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never counts for whoever gave up before', async () => {
    hang();
    const caller = new AbortController();
    caller.abort();
    await expect(client.sendOrThrow(getItem, item, { signal: caller.signal })).rejects.toMatchObject({
      kind: 'cancelled',
      message: 'T1',
    });
    expect(warnings()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never counts for whoever gives up while the call is under way', async () => {
    const fetching = hang();
    const caller = new AbortController();
    const sent = client.sendOrThrow(getItem, item, { signal: caller.signal }).catch((failure) => failure);
    await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
    caller.abort();
    expect(await sent).toMatchObject({ kind: 'cancelled' });
  });
});
