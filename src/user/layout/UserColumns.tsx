import type { ReactNode } from 'react';
import styles from './UserPage.module.css';

interface UserColumnsProps {
  /** What stands beside the content. */
  aside: ReactNode;
  /** 'start' for what chooses the content, 'end' (the default) for extras. On small screens: above or below it. */
  asideAt?: 'start' | 'end';
  children: ReactNode;
}

/** Content with something beside it, inside a wide `UserPage`. */
export function UserColumns({ aside, asideAt = 'end', children }: UserColumnsProps) {
  const beside = <div className={styles.aside}>{aside}</div>;
  return (
    <div className={styles.columns}>
      {asideAt === 'start' && beside}
      <div className={styles.content}>{children}</div>
      {asideAt === 'end' && beside}
    </div>
  );
}
