import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import styles from './NewsPager.module.css';

interface NewsPagerProps {
  /** 0-based. */
  index: number;
  count: number;
  /** The title of the item that shows; announced to screen readers when it changes. */
  title: string;
  onChange(index: number): void;
}

/** 'n of m' between a previous and a next button (NEWS-001 to 003); on both buttons the arrow keys work as well. */
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
