import { useEffect, useState } from 'react';
import { useAuth } from '../auth/context';
import { OpeningState } from '../shared/opening/OpeningState';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/states/EmptyState';
import { SignInFrame } from './SignInFrame';
import { useLogin } from './useLogin';

// One automatic redirect a page load: whoever comes back signed out all the same is asked instead of sent in circles.
let hasRedirected = false;

/** Leads a signed-out visitor to the login, and from there to `target`; asks first where that would be a surprise. */
export function LoginRedirect({ target }: { target: string }) {
  const { login, signedOutElsewhere = false } = useAuth();
  const { failure, isUnderWay, onLogin, setFailure } = useLogin(target);
  // The provider's session may not have ended yet: a redirect now could sign the person in again.
  const [isAsking, setAsking] = useState(hasRedirected || signedOutElsewhere);

  useEffect(() => {
    if (isAsking || hasRedirected) return;
    hasRedirected = true;
    login(target, { replace: true }).catch((error) => {
      setFailure(error);
      setAsking(true);
    });
  }, [isAsking, login, target, setFailure]);

  if (!isAsking) return <OpeningState label="Taking you to the login" />;
  return (
    <SignInFrame failure={failure}>
      <EmptyState
        heading="h1"
        title="You are signed out"
        text={
          signedOutElsewhere
            ? 'You logged out in another tab. Log in to go on here.'
            : 'Log in to go on where you were. What you wrote is kept.'
        }
      >
        <Button busy={isUnderWay} onClick={onLogin}>
          Log in
        </Button>
      </EmptyState>
    </SignInFrame>
  );
}
