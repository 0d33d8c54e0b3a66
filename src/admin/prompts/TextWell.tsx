import type { ReactNode } from 'react';
import styles from './TextWell.module.css';

/** A text in a frame that scrolls by itself when it is long. */
export function TextWell({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className={styles.well} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
