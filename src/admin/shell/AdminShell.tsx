import { PageOutlet } from '../../shared/page/PageOutlet';
import '../../ui/theme/staff.scss';
import { ThemeSwitch } from '../../ui/theme/ThemeSwitch';
import { AdminNavigation } from './AdminNavigation';
import styles from './AdminShell.module.css';
import { useWindowFocus } from './useWindowFocus';

// In one file with the frame that it stands in.
export { ForbiddenScreen } from './ForbiddenScreen';

/** The frame of the back-office: its bar above the page, denser than the rooms of the users (staff 1). */
export function AdminShell() {
  useWindowFocus();
  return (
    <div className={`dense ${styles.frame}`}>
      <AdminNavigation />
      <main className={styles.page} id="page" tabIndex={-1}>
        <PageOutlet />
      </main>
      <footer className={styles.foot}>
        <ThemeSwitch />
      </footer>
    </div>
  );
}
