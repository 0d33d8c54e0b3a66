import { useState } from 'react';
import { useAuth } from '../auth/context';

/**
 * A login that a button starts and that leads back to `target`; `failure` is what the latest one ended with.
 *
 * @param formerFailure what one that was begun elsewhere has ended with
 */
export function useLogin(target: string, formerFailure: Error | null = null) {
  const { login } = useAuth();
  const [attempt, setAttempt] = useState<'under way' | Error | null>(formerFailure);
  return {
    failure: attempt instanceof Error ? attempt : null,
    isUnderWay: attempt === 'under way',
    onLogin: () => {
      setAttempt('under way');
      login(target).catch(setAttempt);
    },
  };
}
