import { classes } from '../classes';
import styles from './PasswordEntry.module.css';
import type { Strength, StrengthLabel } from './passwordStrength';

const steps: readonly StrengthLabel[] = ['Weak', 'Ok but not great', 'Strong', 'Excellent'];
const tones: Record<StrengthLabel, string | undefined> = {
  Weak: styles.weak,
  'Ok but not great': styles.fair,
  Strong: styles.good,
  Excellent: styles.good,
};

/** Four bars and a word, announced when it changes; nothing for an empty field. */
export function PasswordStrength({ strength }: { strength: Strength | null }) {
  const reached = strength ? steps.indexOf(strength.label) : -1;
  return (
    <div className={classes(styles.strength, strength && tones[strength.label])}>
      <div className={styles.bars} aria-hidden>
        {steps.map((step, index) => (
          <span key={step} className={classes(styles.bar, index <= reached && styles.reached)} />
        ))}
      </div>
      <p className={styles.label} role="status">
        {strength && (
          <>
            <span className="visually-hidden">Password strength: </span>
            <span>{strength.label}</span>
          </>
        )}
      </p>
    </div>
  );
}
