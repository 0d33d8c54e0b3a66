import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/context';
import { paths } from '../../shared/address/paths';
import { PageOutlet } from '../../shared/page/PageOutlet';
import '../../ui/theme/staff.scss';
import { ThemeSwitch } from '../../ui/theme/ThemeSwitch';
import { AdminNavigation } from './AdminNavigation';
import styles from './AdminShell.module.css';

/** The frame of the back-office: its bar above the page, denser than the rooms of the users (staff 1). */
export function AdminShell() {
  const { roles } = useAuth();
  return (
    <div className={`dense ${styles.frame}`}>
      <AdminNavigation />
      <main className={styles.page} id="page" tabIndex={-1}>
        <PageOutlet />
      </main>
      <footer className={styles.foot}>
        {roles.includes('AppUser') && <Link to={paths.chat()}>To the chat</Link>}
        <ThemeSwitch />
      </footer>
    </div>
  );
}
