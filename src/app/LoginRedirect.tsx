import { useEffect, useState } from 'react';
import { useAuth } from '../auth/context';
import { OpeningState } from '../shared/opening/OpeningState';
import { loadOrReload } from '../ui/loadOrReload';
import { preloadable } from '../ui/preloadable';
import type { SignedOutProps } from './SignedOut';

const loadSignedOut = async () => (await import('./SignedOut')).SignedOut;
const SignedOut = preloadable<SignedOutProps>(loadSignedOut, () => loadOrReload(loadSignedOut));

// One automatic redirect a page load: whoever comes back signed out all the same is asked instead of sent in circles.
let hasRedirected = false;

/** Leads a signed-out visitor to the login, and from there to `target`; asks first where that would be a surprise. */
export function LoginRedirect({ target }: { target: string }) {
  const { login, signedOutElsewhere = false } = useAuth();
  const [failure, setFailure] = useState<Error | null>(null);
  // The provider's session may not have ended yet: a redirect now could sign the person in again.
  const [isAsking, setAsking] = useState(hasRedirected || signedOutElsewhere);

  useEffect(() => {
    if (isAsking || hasRedirected) return;
    hasRedirected = true;
    login(target, { replace: true }).catch((error) => {
      setFailure(error);
      setAsking(true);
    });
  }, [isAsking, login, target]);

  if (!isAsking) return <OpeningState label="Taking you to the login" />;
  return <SignedOut target={target} formerFailure={failure} />;
}
