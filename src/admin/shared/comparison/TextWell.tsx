import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import styles from './TextWell.module.css';

/** A text in a frame that scrolls by itself when it is long. */
export function TextWell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ScrollRegion label={label} className={styles.well}>
      {children}
    </ScrollRegion>
  );
}
