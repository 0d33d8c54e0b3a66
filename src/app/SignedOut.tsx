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
  const { failure, isUnderWay, onLogin } = useLogin(target, formerFailure);
  return (
    <SignInFrame failure={failure}>
      <EmptyState
        heading="h1"
        title="You are signed out"
        text={
          signedOutElsewhere
            ? 'You logged out in another tab. Log in to go on here.'
            : `Log in to go on where you were.${isKept ? ' What you wrote is kept.' : ''}`
        }
      >
        <Button busy={isUnderWay} onClick={onLogin}>
          Log in
        </Button>
      </EmptyState>
    </SignInFrame>
  );
}
