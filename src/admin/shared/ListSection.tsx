import type { ReactNode } from 'react';
import styles from './ListSection.module.css';

interface ListSectionProps {
  title: string;
  /** The title's id, where the focus may be moved to it. */
  titleId?: string;
  /** The text in place of an empty list; false where it has items. */
  none: string | false;
  children: ReactNode;
}

/** One of several lists on a staff screen, under its own heading. It is no landmark: the table inside is. */
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
