import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** Stands above a list: how it is searched, and what else concerns the rows that show. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div className={styles.toolbar}>{children}</div>
);
