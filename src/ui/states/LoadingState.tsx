import { useEffect, useState } from 'react';
import { classes } from '../classes';
import styles from './LoadingState.module.css';

const stillWorkingAfterMs = 5_000;

interface LoadingStateProps {
  /** What is going on, e.g. 'Loading your answers'. */
  label: string;
  /** What to add after five seconds. */
  stillWorking?: string;
  /** Holds the place of a line among others: what comes moves nothing below it. */
  isLine?: boolean;
}

/**
 * Holds the place of something that is loading. It fades in after 300 ms, so that what is quick doesn't flicker, and
 * says after five seconds that the work goes on.
 */
export function LoadingState({ label, stillWorking = 'Still working…', isLine = false }: LoadingStateProps) {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), stillWorkingAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className={classes(styles.waiting, isLine && styles.line)}>
      <span className="spinner" aria-hidden />
      <span className="visually-hidden">{label}</span>
      <span className={styles.late}>{isLate && stillWorking}</span>
    </div>
  );
}
