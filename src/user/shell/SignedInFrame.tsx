import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { NavigationBar } from './NavigationBar';
import styles from './SignedInFrame.module.css';

/** The frame of the signed-in area: the navigation bar above the page. */
export function SignedInFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <NavigationBar />
      <main className={styles.page} id="page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
