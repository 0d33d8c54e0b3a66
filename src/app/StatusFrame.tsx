import { useAuth } from '../auth/context';
import { VisitorFrame } from '../public/VisitorFrame';
import { OpeningState } from '../shared/opening/OpeningState';
import { lazyPage } from '../shared/page/lazyPage';

const SignedInFrame = lazyPage(() => import('../user/shell/SignedInFrame'), 'SignedInFrame');

/** Frames what somebody may not see, or what is not there, as their other pages are: with the navigation bar for app users. */
export function StatusFrame() {
  const { isLoading, isAuthenticated, roles } = useAuth();
  if (isLoading) return <OpeningState label="Checking who you are" />;
  return isAuthenticated && roles.includes('AppUser') ? <SignedInFrame /> : <VisitorFrame />;
}
