import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../auth/context';
import { paths } from '../shared/address/paths';
import { PageHeader } from '../shared/page/PageHeader';
import { classes } from '../ui/classes';
import '../ui/theme/staff.scss';
import { ThemeSwitch } from '../ui/theme/ThemeSwitch';
import styles from './DeveloperPage.module.css';

interface DeveloperPageProps {
  title: string;
  /** A few words below the title: whose it is, and how much. */
  intro?: ReactNode;
  /** The buttons that concern the whole page. */
  actions?: ReactNode;
  /** Whether the content takes what the window has left, and scrolls by itself. */
  isFilling?: boolean;
  children: ReactNode;
}

/** The frame of the developer pages, which stand in a tab of their own (staff 2, Routes). */
export function DeveloperPage({ title, intro, actions, isFilling = false, children }: DeveloperPageProps) {
  const { roles } = useAuth();
  return (
    <div className={classes('dense', styles.page, isFilling && styles.filling)}>
      <PageHeader title={title} note={intro} noteAt="below" actions={actions} />
      <div className={styles.content}>{children}</div>
      <footer className={styles.foot}>
        {roles.includes('AppUser') && <Link to={paths.chat()}>To the chat</Link>}
        <ThemeSwitch />
      </footer>
    </div>
  );
}
