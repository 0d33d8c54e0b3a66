import type { ReactNode } from 'react';
import styles from './MasterDetail.module.css';

interface MasterDetailProps {
  /** What can be chosen. */
  list: ReactNode;
  /** What the list is called, for screen readers. */
  listLabel: string;
  /** The chosen item, or a hint while none is chosen. */
  children: ReactNode;
}

/** A list on the left and what is chosen in it on the right; one below the other where the screen is narrow. */
export function MasterDetail({ list, listLabel, children }: MasterDetailProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.list} aria-label={listLabel}>
        {list}
      </nav>
      <div>{children}</div>
    </div>
  );
}
