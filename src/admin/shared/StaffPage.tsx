import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/PageHeading';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  title: string;
  /** What stands beside the title, e.g. how many there are. */
  aside?: ReactNode;
  /** The buttons that concern the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The beginning of every staff screen: its heading, and what can be done with the whole of it. */
export function StaffPage({ title, aside, actions, children }: StaffPageProps) {
  return (
    <>
      <header className={styles.header}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {aside && <p className={styles.aside}>{aside}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  );
}
