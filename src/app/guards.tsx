import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Permission } from '../api/call';
import { useAuth } from '../auth/context';
import { LoginFailure } from '../public/LoginFailure';
import { VisitorFrame } from '../public/VisitorFrame';
import { OpeningState } from '../shared/opening/OpeningState';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/states/EmptyState';
import { ErrorState } from '../ui/states/ErrorState';
import { ForbiddenState } from '../ui/states/ForbiddenState';

interface RequireLoginProps {
  /** Where a signed-out visitor goes: straight to the login, or to the home page (D-3). */
  otherwise: 'login' | 'home';
  children?: ReactNode;
}

/** Lets signed-in people pass; shows nothing of the page until that is known (spec 2, Signed-in shell). */
export function RequireLogin({ otherwise, children = <Outlet /> }: RequireLoginProps) {
  const { isLoading, isAuthenticated, isUnreachable } = useAuth();
  const { pathname, search, hash } = useLocation();
  const target = pathname + search + hash;

  if (isLoading) return <OpeningState label="Checking who you are" />;
  if (isUnreachable) return <UnansweredSignIn target={target} />;
  if (isAuthenticated) return children;
  return otherwise === 'login' ? <LoginRedirect target={target} /> : <Redirect to="/" state={{ target }} />;
}

/** Nobody knows whether there is a session: asked again, or for a new login. It also ends by itself once an answer comes. */
function UnansweredSignIn({ target }: { target: string }) {
  const { failure, isUnderWay, onLogin } = useLogin(target);
  const isOffline = !navigator.onLine;
  return (
    <VisitorFrame>
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
      {failure && <LoginFailure error={failure} />}
    </VisitorFrame>
  );
}

/** A login that a button starts, which leads back to `target`. */
function useLogin(target: string) {
  const { login } = useAuth();
  const [attempt, setAttempt] = useState<'under way' | Error | null>(null);
  return {
    failure: attempt instanceof Error ? attempt : null,
    isUnderWay: attempt === 'under way',
    onLogin: () => {
      setAttempt('under way');
      login(target).catch(setAttempt);
    },
    setAttempt,
  };
}

// One automatic redirect a page load: whoever comes back signed out all the same is asked instead of sent in circles.
let hasRedirected = false;

function LoginRedirect({ target }: { target: string }) {
  const { login, signedOutElsewhere = false } = useAuth();
  const { failure, isUnderWay, onLogin, setAttempt } = useLogin(target);
  // The provider's session may not have ended yet: a redirect now could sign the person in again.
  const [isAsking, setAsking] = useState(hasRedirected || signedOutElsewhere);

  useEffect(() => {
    if (isAsking || hasRedirected) return;
    hasRedirected = true;
    login(target, { replace: true }).catch((error) => {
      setAttempt(error);
      setAsking(true);
    });
  }, [isAsking, login, target, setAttempt]);

  if (!isAsking) return <OpeningState label="Taking you to the login" />;
  return (
    <VisitorFrame>
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
      {failure && <LoginFailure error={failure} />}
    </VisitorFrame>
  );
}

/** Lets holders of the role AppUser pass, sends others to `otherwise` (spec 6). */
export function RequireAppUser({
  otherwise,
  children = <Outlet />,
}: {
  otherwise: string;
  children?: ReactNode;
}) {
  const { roles } = useAuth();
  return roles.includes('AppUser') ? children : <Redirect to={otherwise} />;
}

interface RequirePermissionProps {
  permissions: readonly Permission[];
  otherwise: string;
  children?: ReactNode;
}

/** Lets holders of every given permission pass, sends others to `otherwise` (spec 6, both tables). */
export function RequirePermission({ permissions, otherwise, children = <Outlet /> }: RequirePermissionProps) {
  const { permissions: held } = useAuth();
  return permissions.every((permission) => held.includes(permission)) ? (
    children
  ) : (
    <Redirect to={otherwise} />
  );
}

/** Lets holders of a permission pass. Others keep the frame, with a notice in the page's place (D-68). */
export function RequirePermissionInPlace({ permission }: { permission: Permission }) {
  const { permissions } = useAuth();
  if (permissions.includes(permission)) return <Outlet />;
  return <ForbiddenState heading="h1" title="Sorry! You do not have access to this page." />;
}

/** Goes to another page. Until its code is there nothing else may show, and going Back meanwhile leads on again. */
function Redirect({ to, state }: { to: string; state?: { target: string } }) {
  const { key } = useLocation();
  return (
    <>
      <OpeningState label="Loading the page" />
      <Navigate key={key} to={to} replace state={state} />
    </>
  );
}
