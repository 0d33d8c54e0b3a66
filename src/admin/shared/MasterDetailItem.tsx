import { type ReactNode, useEffect, useRef } from 'react';
import styles from './MasterDetail.module.css';

interface MasterDetailItemProps {
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** One entry of a `MasterDetail` list. */
export function MasterDetailItem({ isChosen, onChoose, children }: MasterDetailItemProps) {
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
