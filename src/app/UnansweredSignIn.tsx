import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type LoginProblem, loginProblem } from '../auth/loginProblem';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/states/ErrorState';
import { SignInFrame } from './SignInFrame';
import { useLogin } from './useLogin';

/** Why nobody could even be asked; a login could not be begun either. */
const reasons: Partial<Record<LoginProblem, string>> = {
  insecure: 'That needs a secure connection. Please open this page at an address that begins with https://.',
  offline: 'You are offline.',
};

const reload = () => window.location.reload();

/**
 * Nobody knows whether there is a session: it can be asked for again, or a new login can be begun that leads to this page. An
 * answer that comes late takes its place; it is asked for again by itself once the device is back in the network.
 */
export function UnansweredSignIn() {
  const { pathname, search, hash } = useLocation();
  const { failure, isUnderWay, onLogin } = useLogin(pathname + search + hash);
  const reason = reasons[loginProblem(new Error('Timeout'))];
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <SignInFrame failure={failure}>
      <ErrorState
        heading="h1"
        title="We could not check your sign-in"
        text={`${reason ?? 'The sign-in service did not answer.'} You have not been signed out, and nothing you wrote is lost.`}
        onRetry={reload}
      >
        {!reason && (
          <Button variant="outline" busy={isUnderWay} onClick={onLogin}>
            Log in again
          </Button>
        )}
      </ErrorState>
    </SignInFrame>
  );
}
