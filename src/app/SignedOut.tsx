import { useState } from 'react';
import { useAuth } from '../auth/context';
import { areDraftsKept } from '../shared/drafts/drafts';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/states/EmptyState';
import { SignInFrame } from './SignInFrame';
import { useLogin } from './useLogin';

export interface SignedOutProps {
  /** Where a login leads from here. */
  target: string;
  /** What the login that was begun before this showed has ended with. */
  formerFailure: Error | null;
}

/** Stands in for a page where nobody is signed in any more, and offers the login that leads back to it. */
export function SignedOut({ target, formerFailure }: SignedOutProps) {
  const { signedOutElsewhere = false } = useAuth();
  const [isKept] = useState(areDraftsKept);
  // Whoever was to be sent to the login at once may never have been signed in.
  const [title, reason] = formerFailure
    ? ['You are not signed in', 'Log in to see this page.']
    : ['You are signed out', 'Log in to go on where you were.'];
  const { failure, isUnderWay, onLogin } = useLogin(target, formerFailure);
  return (
    <SignInFrame failure={failure}>
      <EmptyState
        heading="h1"
        title={title}
        text={
          signedOutElsewhere
            ? 'You logged out in another tab. Log in to go on here.'
            : `${reason}${isKept ? ' What you wrote is kept.' : ''}`
        }
      >
        <Button busy={isUnderWay} onClick={onLogin}>
          Log in
        </Button>
      </EmptyState>
    </SignInFrame>
  );
}
