import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { sanitizeReturnTo } from '../../auth/returnTo';
import { isLoginCallback } from '../../auth/sessionCookie';
import { paths } from '../../shared/address/paths';
import { slogan } from '../../shared/config/slogan';
import { forgetSignOutNote, readSignOutNote } from '../../shared/page/signOutNote';
import { Button } from '../../ui/Button';
import { Mark } from '../../ui/Mark';
import { Spinner } from '../../ui/Spinner';
import { LoginFailure } from '../LoginFailure';
import { HomeFooter } from './HomeFooter';
import { HomeHelp } from './HomeHelp';
import styles from './HomePage.module.css';

interface HomeState {
  /** Where the visitor wanted to go before they were sent here. */
  target?: string;
}

/** The look for a session has come to no end. */
const unanswered = new Error('Timeout');

/** The home and login screen (spec 2; D-4). */
export function HomePage() {
  const { isLoading, isAuthenticated, isUnreachable, error, roles, login } = useAuth();
  const location = useLocation();
  const state = (location.state ?? {}) as HomeState;
  const [wasAuthenticated] = useState(isAuthenticated);
  // How the latest login that was started here ended; until then it counts how the one ended that has come back.
  const [attempt, setAttempt] = useState<'under way' | Error | null>(null);
  const failure = attempt === 'under way' ? null : (attempt ?? error ?? (isUnreachable ? unanswered : null));
  const [parting] = useState(readSignOutNote);
  const note =
    parting ??
    (state.target && state.target !== '/' ? 'You are signed out. Log in to go on where you were.' : null);
  const isHome = !isLoading && !isAuthenticated;
  useEffect(() => {
    if (isHome) forgetSignOutNote();
  }, [isHome]);

  // The router's address, not the window's, which is ahead of it while the login's target is being opened.
  if (isLoading || (isAuthenticated && isLoginCallback(location.search))) {
    return (
      <main className={styles.waiting}>
        <Spinner label="Loading" />
      </main>
    );
  }
  if (isAuthenticated) {
    const mayChat = wasAuthenticated || roles.includes('AppUser');
    return <Navigate to={mayChat ? paths.chat() : paths.noAccess()} replace />;
  }

  const onLogin = () => {
    setAttempt('under way');
    login(sanitizeReturnTo(state.target)).catch(setAttempt);
  };

  return (
    <div className={styles.home}>
      <main className={styles.welcome}>
        <Mark size={64} />
        <h1 className={styles.slogan}>{slogan}</h1>
        <p className={styles.promise}>A quiet place to think out loud, whenever you need it.</p>
        {failure && <LoginFailure error={failure} />}
        {note && !failure && (
          <p role="status" className={styles.note}>
            {note}
          </p>
        )}
        <Button className="btn-lg" busy={attempt === 'under way'} onClick={onLogin}>
          Log in
        </Button>
        <p className={styles.newcomer}>
          New here? <Link to={paths.signup()}>Sign up</Link>
        </p>
      </main>
      <HomeHelp />
      <HomeFooter />
    </div>
  );
}
