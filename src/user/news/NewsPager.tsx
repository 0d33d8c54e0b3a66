import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import styles from './NewsPager.module.css';

interface NewsPagerProps {
  /** From 0. */
  index: number;
  count: number;
  /** The title of the item that shows, for those who only hear that it has changed. */
  title: string;
  onChange(index: number): void;
}

/** 'n of m' between a previous and a next button (NEWS-001 to 003); on these the arrow keys turn the pages as well. */
export function NewsPager({ index, count, title, onChange }: NewsPagerProps) {
  const isFirst = index === 0;
  const isLast = index === count - 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = index + (step ?? 0);
    if (!step || next < 0 || next >= count) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <nav className={styles.pager} aria-label="News items" onKeyDown={onKeyDown}>
      <Button
        variant="outline"
        disabledReason={isFirst ? 'This is the newest item' : undefined}
        onClick={() => onChange(index - 1)}
      >
        <ChevronLeft size={18} aria-hidden />
        Previous
      </Button>
      <p className={styles.place} role="status">
        {index + 1} of {count}
        <span className="visually-hidden">: {title}</span>
      </p>
      <Button
        variant="outline"
        disabledReason={isLast ? 'This is the oldest item' : undefined}
        onClick={() => onChange(index + 1)}
      >
        Next
        <ChevronRight size={18} aria-hidden />
      </Button>
    </nav>
  );
}
