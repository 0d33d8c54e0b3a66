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
    // What the address has chosen may be far down in the list, out of sight.
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
