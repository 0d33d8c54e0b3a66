import { useState } from 'react';
import { useAuth } from '../auth/context';

/** A login that a button starts and that leads back to `target`; `failure` is what the latest one ended with. */
export function useLogin(target: string) {
  const { login } = useAuth();
  const [attempt, setAttempt] = useState<'under way' | Error | null>(null);
  return {
    failure: attempt instanceof Error ? attempt : null,
    isUnderWay: attempt === 'under way',
    setFailure: setAttempt as (error: Error) => void,
    onLogin: () => {
      setAttempt('under way');
      login(target).catch(setAttempt);
    },
  };
}
