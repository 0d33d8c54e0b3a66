import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/IconButton';
import styles from './Questionnaire.module.css';

interface MoveButtonsProps {
  /** What is moved, as it stands in a sentence. */
  what: string;
  isFirst: boolean;
  isLast: boolean;
  /** @param isRepeated whether the pointer has pressed here a moment ago, whatever stood here then */
  onMove(step: -1 | 1, isRepeated: boolean): void;
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
        onClick={({ detail }) => isFirst || onMove(-1, detail > 1)}
      />
      {children}
      <IconButton
        label={`Move ${what} down`}
        icon={<ArrowDown size={18} />}
        aria-disabled={isLast || undefined}
        onClick={({ detail }) => isLast || onMove(1, detail > 1)}
      />
    </span>
  );
}
