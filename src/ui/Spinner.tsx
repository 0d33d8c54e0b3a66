import { useEffect, useState } from 'react';
import styles from './Spinner.module.css';

/** A small turning ring; `label` says to screen readers what is going on. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="spinner">
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

const stillWorkingAfterMs = 5_000;

interface WaitingProps {
  /** What is going on, e.g. 'Loading your answers'. */
  label: string;
  /** What to add after five seconds. */
  stillWorking?: string;
}

/**
 * Holds the place of something that is loading. It fades in within 300 ms, so that what is quick doesn't flicker, and
 * says after five seconds that the work goes on.
 */
export function Waiting({ label, stillWorking = 'Still working…' }: WaitingProps) {
  const [isLate, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), stillWorkingAfterMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div role="status" className={styles.waiting}>
      <span className="spinner" aria-hidden />
      <span className="visually-hidden">{label}</span>
      <span className={styles.late}>{isLate && stillWorking}</span>
    </div>
  );
}
