import { Outlet } from 'react-router-dom';
import { useLogout } from '../../auth/useLogout';
import { config } from '../../shared/config/config';
import { Button } from '../../ui/Button';
import { Logo } from '../../ui/Logo';
import styles from './WizardFrame.module.css';

/** The frame of the start-up wizard: the logo and 'Log out' only (D-52). */
export function WizardFrame() {
  const logout = useLogout();
  return (
    <div className={styles.frame}>
      <header className="bar">
        <span className="bar-home">
          <Logo name={config.productName} />
        </span>
        <Button variant="quiet" onClick={logout}>
          Log out
        </Button>
      </header>
      <main className={styles.page} id="page">
        <Outlet />
      </main>
    </div>
  );
}
