import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';
import styles from './Questionnaire.module.css';

interface MoveButtonsProps {
  /** What is moved, as it stands in a sentence. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: -1 | 1): void;
  /** Stands between the arrows. */
  children?: ReactNode;
}

/** Moves something up or down in its list. At an end the arrow keeps the focus, but does nothing. */
export function MoveButtons({ what, isFirst, isLast, onMove, children }: MoveButtonsProps) {
  return (
    <span className={styles.move}>
      <IconButton
        label={`Move ${what} up`}
        icon={<ArrowUp size={18} />}
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onMove(-1)}
      />
      {children}
      <IconButton
        label={`Move ${what} down`}
        icon={<ArrowDown size={18} />}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onMove(1)}
      />
    </span>
  );
}
