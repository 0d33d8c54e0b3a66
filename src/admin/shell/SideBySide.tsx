import { type ReactNode, useEffect, useRef } from 'react';
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
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** One entry of such a list. */
export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(isChosen);

  useEffect(() => {
    // Chosen by the address, it may be far down in a list that scrolls by itself.
    const list = wasChosen.current && button.current?.closest('nav');
    if (list && button.current) list.scrollTop = button.current.offsetTop - list.clientHeight / 2;
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={styles.choice}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
