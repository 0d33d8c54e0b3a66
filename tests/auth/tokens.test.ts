import { describe, expect, it, vi } from 'vitest';
import { TokenError } from '../../src/api/failure';
import { createTokenSource } from '../../src/auth/tokens';

describe('the token source', () => {
  it('asks once for any number of calls that need a token at the same time', async () => {
    const fetchToken = vi.fn(async () => 'token');
    const tokens = createTokenSource(fetchToken);

    expect(await Promise.all([tokens.get(), tokens.get(), tokens.get()])).toEqual([
      'token',
      'token',
      'token',
    ]);
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });

  it('renews once for any number of refused calls', async () => {
    const fetchToken = vi.fn(async ({ fresh }: { fresh: boolean }) => (fresh ? 'new' : 'old'));
    const tokens = createTokenSource(fetchToken);

    expect(await Promise.all([tokens.renew(), tokens.renew(), tokens.get()])).toEqual(['new', 'new', 'new']);
    expect(fetchToken).toHaveBeenCalledTimes(1);
  });

  it('never has two requests under way: a renewal waits for the request before it', async () => {
    let underWay = 0;
    let most = 0;
    const tokens = createTokenSource(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return 'token';
    });

    await Promise.all([tokens.get(), tokens.renew()]);
    expect(most).toBe(1);
  });

  it('asks for a new token only when it renews, and each time it does', async () => {
    const fetchToken = vi.fn(async () => 'token');
    const tokens = createTokenSource(fetchToken);
    await tokens.get();
    await tokens.renew();
    await tokens.renew();
    await tokens.get();
    expect(fetchToken.mock.calls).toEqual([
      [{ fresh: false }],
      [{ fresh: true }],
      [{ fresh: true }],
      [{ fresh: false }],
    ]);
  });

  it('asks anew after a failure', async () => {
    const fetchToken = vi.fn().mockRejectedValueOnce(new Error('Timeout')).mockResolvedValue('token');
    const tokens = createTokenSource(fetchToken);

    await expect(tokens.get()).rejects.toBeInstanceOf(TokenError);
    await expect(tokens.get()).resolves.toBe('token');
  });

  it.each(['login_required', 'invalid_grant', 'missing_refresh_token'])(
    'takes %s as signed out',
    async (error) => {
      const tokens = createTokenSource(async () => {
        throw Object.assign(new Error(error), { error });
      });
      await expect(tokens.get()).rejects.toMatchObject({ signedOut: true });
    },
  );

  it.each([
    Object.assign(new Error('Timeout'), { error: 'timeout' }),
    new TypeError('Failed to fetch'),
    Object.assign(new Error('server_error'), { error: 'server_error' }),
    'login_required',
    null,
    undefined,
  ])('takes %s as passing trouble', async (error) => {
    const tokens = createTokenSource(async () => {
      throw error;
    });
    await expect(tokens.get()).rejects.toMatchObject({ signedOut: false });
  });
});
