import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../src/auth/deferred';
import { withoutLeftOverLock } from '../../src/auth/leftOverLock';
import { blockStorage } from '../support/blockedStorage';

const sdkLock = 'browser-tabs-lock-key-auth0.lock.getTokenSilently.client.audience';

/** A browser's locks, as far as they are asked for here. */
function playLocks() {
  let holders = 0;
  const request = async (
    _name: string,
    { ifAvailable = false }: LockOptions,
    act: (lock: object | null) => Promise<unknown>,
  ) => {
    if (ifAvailable && holders > 0) return act(null);
    holders += 1;
    try {
      return await act({});
    } finally {
      holders -= 1;
    }
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

beforeEach(() => localStorage.setItem(sdkLock, '{"id":"a page that is gone"}'));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a lock that a page left behind', () => {
  it('is gone before tokens are asked for, and nothing else is', async () => {
    playLocks();
    localStorage.setItem('theme', 'dark');
    const seen = await withoutLeftOverLock(async () => localStorage.getItem(sdkLock));
    expect(seen).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('stays while somebody is there whose it may be', async () => {
    playLocks();
    const other = createDeferred<string>();
    const before = withoutLeftOverLock(() => {
      localStorage.setItem(sdkLock, '{"id":"a living page"}');
      return other.promise;
    });
    await vi.waitFor(() => expect(localStorage.getItem(sdkLock)).toContain('living'));
    expect(await withoutLeftOverLock(async () => localStorage.getItem(sdkLock))).toContain('living');
    other.resolve('a token');
    expect(await before).toBe('a token');
  });

  it('is waited for by nobody where there is none', async () => {
    localStorage.removeItem(sdkLock);
    vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
    expect(await withoutLeftOverLock(async () => 'a token')).toBe('a token');
  });

  it('is not what a page has taken that found none', async () => {
    playLocks();
    localStorage.removeItem(sdkLock);
    const other = createDeferred<string>();
    const before = withoutLeftOverLock(() => {
      localStorage.setItem(sdkLock, '{"id":"a living page"}');
      return other.promise;
    });
    expect(await withoutLeftOverLock(async () => localStorage.getItem(sdkLock))).toContain('living');
    other.reject(new Error('Timeout'));
    await expect(before).rejects.toThrow('Timeout');
  });

  it('is none in a browser that forbids its storage: tokens are asked for all the same', async () => {
    playLocks();
    blockStorage();
    expect(await withoutLeftOverLock(async () => 'a token')).toBe('a token');
  });

  it('is none where the browser forbids its locks as well, and what fails then fails once', async () => {
    const request = async () => {
      throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await withoutLeftOverLock(async () => 'a token')).toBe('a token');
    const act = vi.fn(() => Promise.reject(new Error('Timeout')));
    await expect(withoutLeftOverLock(act)).rejects.toThrow('Timeout');
    expect(act).toHaveBeenCalledOnce();
  });

  it('is left to the SDK by a browser without locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withoutLeftOverLock(async () => localStorage.getItem(sdkLock))).toContain('gone');
  });
});
