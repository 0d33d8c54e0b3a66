import type { ReactNode } from 'react';
import { classes } from '../../ui/classes';
import styles from './PageHeader.module.css';
import { PageHeading } from './PageHeading';

interface PageHeaderProps {
  title: string;
  /** A few words about what the page shows, e.g. how many there are. */
  note?: ReactNode;
  /** Where the note stands: in the title's line, or below the title. */
  noteAt: 'beside' | 'below';
  /** The buttons that concern the whole page. */
  actions?: ReactNode;
}

/** The beginning of a page of staff and developers: its heading, and what can be done with the whole of it. */
export function PageHeader({ title, note, noteAt, actions }: PageHeaderProps) {
  return (
    <header className={classes(styles.header, styles[noteAt])}>
      <div className={styles.words}>
        <PageHeading className={styles.title}>{title}</PageHeading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
