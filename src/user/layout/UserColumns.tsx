import type { ReactNode } from 'react';
import styles from './UserPage.module.css';

interface UserColumnsProps {
  /** What stands beside the content: before it when it leads there, after it when it is extra. */
  aside: ReactNode;
  /** Default 'end'. On small screens the same order goes from top to bottom. */
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
