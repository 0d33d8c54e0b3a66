import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useAuth, usePermission } from '../../src/auth/context';
import { createDeferred } from '../../src/auth/deferred';
import { allowConsole } from '../support/consoleWatch';
import { createFakeAuth, FakeAuthProvider, signedIn } from '../support/fakeAuth';

const holding = (...permissions: ('read:admin' | 'edit:users')[]) => {
  const session = createFakeAuth(signedIn({ permissions }));
  return ({ children }: { children: ReactNode }) => (
    <FakeAuthProvider session={session}>{children}</FakeAuthProvider>
  );
};

describe('the session', () => {
  it('is nobody’s without a provider', () => {
    allowConsole('useAuth needs an AuthProvider around it');
    expect(() => renderHook(() => useAuth())).toThrow('useAuth needs an AuthProvider around it');
  });

  it('permits what needs every permission only to whoever holds them all', () => {
    const permits = (wrapper: ReturnType<typeof holding>) =>
      renderHook(() => usePermission('read:admin', 'edit:users'), { wrapper }).result.current;
    expect(permits(holding('read:admin', 'edit:users'))).toBe(true);
    expect(permits(holding('edit:users'))).toBe(false);
    expect(permits(holding())).toBe(false);
  });
});

describe('a value that arrives later', () => {
  it('settles as it is told', async () => {
    const good = createDeferred<string>();
    good.resolve('here');
    await expect(good.promise).resolves.toBe('here');
    const bad = createDeferred<string>();
    bad.reject(new Error('never'));
    await expect(bad.promise).rejects.toThrow('never');
  });
});
