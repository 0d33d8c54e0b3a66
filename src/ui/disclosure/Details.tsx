import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Details.module.css';

interface DetailsProps {
  /** What shows always; a press on it opens and closes the rest. */
  summary: ReactNode;
  className?: string;
  onOpen?(): void;
  children: ReactNode;
}

/** A short line with more behind it, closed at first. Without a heading of its own, unlike `Collapsible`. */
export function Details({ summary, className, onOpen, children }: DetailsProps) {
  return (
    <details
      className={classes(styles.details, className)}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
