import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Permission } from '../api/call';
import { useAuth } from '../auth/context';
import { OpeningState } from '../shared/opening/OpeningState';
import { lazyPage } from '../shared/page/lazyPage';
import { LoginRedirect } from './LoginRedirect';

const UnansweredSignIn = lazyPage(() => import('./UnansweredSignIn'), 'UnansweredSignIn');
/** Whoever has to wait longer for an answer may get none: what says so is fetched while there is a network. */
const longWaitMs = 3_000;

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

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => void UnansweredSignIn.preload().catch(() => undefined), longWaitMs);
    return () => clearTimeout(timer);
  }, [isLoading]);

  if (isLoading) return <OpeningState label="Checking who you are" />;
  if (isUnreachable) return <UnansweredSignIn />;
  if (isAuthenticated) return children;
  return otherwise === 'login' ? <LoginRedirect target={target} /> : <Redirect to="/" state={{ target }} />;
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
export function RequirePermissionInPlace({
  permission,
  otherwise,
}: {
  permission: Permission;
  otherwise: ReactNode;
}) {
  const { permissions } = useAuth();
  return permissions.includes(permission) ? <Outlet /> : otherwise;
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
