import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { groundingWords } from './groundingWords';
import styles from './Tools.module.css';

/** A short exercise that brings the mind back to the room: one step at a time, at one's own pace. Nothing moves. */
export function Grounding({ language }: { language: string }) {
  const words = groundingWords(language);
  const [at, setAt] = useState(0);
  const last = words.steps.length - 1;
  return (
    <div className={styles.tool}>
      <p className={styles.note}>{words.step(at + 1, last + 1)}</p>
      <p className={styles.step} aria-live="polite">
        {words.steps[at]}
      </p>
      <div className={styles.actions}>
        {at < last ? (
          <Button onClick={() => setAt(at + 1)}>{words.next}</Button>
        ) : (
          <Button onClick={() => setAt(0)}>{words.again}</Button>
        )}
        {at > 0 && at < last && (
          <Button variant="outline" onClick={() => setAt(at - 1)}>
            {words.back}
          </Button>
        )}
      </div>
    </div>
  );
}
