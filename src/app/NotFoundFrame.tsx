import { useAuth } from '../auth/context';
import { VisitorFrame } from '../public/VisitorFrame';
import { lazyPage } from '../shared/page/lazyPage';
import { LoadingState } from '../ui/states/LoadingState';

const SignedInFrame = lazyPage(() => import('../user/shell/SignedInFrame'), 'SignedInFrame');

/** Frames the not-found page as the visitor's other pages are: with the navigation bar for app users. */
export function NotFoundFrame() {
  const { isLoading, isAuthenticated, roles } = useAuth();
  if (isLoading) return <LoadingState label="Checking who you are" />;
  return isAuthenticated && roles.includes('AppUser') ? <SignedInFrame /> : <VisitorFrame />;
}
