import type { ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../shared/address/paths';
import { config } from '../shared/config/config';
import { Logo } from '../ui/Logo';
import styles from './VisitorFrame.module.css';

/** The frame of the pages that need no navigation bar: the logo, leading home, above the page. */
export function VisitorFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className="bar">
        <Link to={paths.home()} className="bar-home">
          <Logo name={config.productName} />
        </Link>
      </header>
      <main className={styles.page} id="page">
        {children}
      </main>
    </div>
  );
}
