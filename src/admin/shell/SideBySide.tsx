import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** What can be chosen. */
  list: ReactNode;
  /** What the list is called, for screen readers. */
  listLabel: string;
  /** What has been chosen, or what to say as long as nothing has. */
  children: ReactNode;
}

/** A list on the left and what is chosen in it on the right; one below the other where the screen is narrow. */
export function SideBySide({ list, listLabel, children }: SideBySideProps) {
  return (
    <div className={styles.columns}>
      <nav className={styles.list} aria-label={listLabel}>
        {list}
      </nav>
      <div className={styles.chosen}>{children}</div>
    </div>
  );
}

interface ChoiceProps {
  /** By which the focus finds it. */
  id?: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** One entry of such a list. */
export function Choice({ id, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      id={id}
      type="button"
      className={styles.choice}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
