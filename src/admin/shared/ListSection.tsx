import type { ReactNode } from 'react';
import styles from './ListSection.module.css';

interface ListSectionProps {
  title: string;
  /** By which the focus finds the title; left out where it never looks for it. */
  titleId?: string;
  /** What to say in the place of an empty list; false where it is not empty. */
  none: string | false;
  children: ReactNode;
}

/** One of several lists on a staff screen, under its own heading; the table in it is the landmark of that name. */
export function ListSection({ title, titleId, none, children }: ListSectionProps) {
  return (
    <section className={styles.section}>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {none ? <p className={styles.none}>{none}</p> : children}
    </section>
  );
}
