import { config } from '../../../shared/config/config';
import { StepFrame } from '../StepFrame';
import styles from './Steps.module.css';

/** The last step. */
export function ThanksStep() {
  return (
    <StepFrame intro="That was all. Thank you for taking the time.">
      <p className={styles.closing}>
        Your conversation is waiting. There is no right way to begin: say whatever is on your mind.
      </p>
      <p className={styles.quiet}>{config.teamName}</p>
    </StepFrame>
  );
}
