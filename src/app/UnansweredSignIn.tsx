import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button';
import { ErrorState } from '../ui/states/ErrorState';
import { SignInFrame } from './SignInFrame';
import { useLogin } from './useLogin';

/**
 * Nobody knows whether there is a session: it can be asked for again, or a new login can be begun that leads to this page. An
 * answer that comes late takes its place.
 */
export function UnansweredSignIn() {
  const { pathname, search, hash } = useLocation();
  const { failure, isUnderWay, onLogin } = useLogin(pathname + search + hash);
  const isOffline = !navigator.onLine;
  return (
    <SignInFrame failure={failure}>
      <ErrorState
        heading="h1"
        title="We could not check your sign-in"
        text={`${isOffline ? 'You are offline.' : 'The sign-in service did not answer.'} You have not been signed out, and nothing you wrote is lost.`}
        onRetry={() => window.location.reload()}
      >
        {!isOffline && (
          <Button variant="outline" busy={isUnderWay} onClick={onLogin}>
            Log in again
          </Button>
        )}
      </ErrorState>
    </SignInFrame>
  );
}
