import { config } from '../../../shared/config/config';
import { StepFrame } from '../StepFrame';
import { visitOf } from '../steps';
import { useWizard } from '../WizardContext';
import styles from './Steps.module.css';

/** The last step. */
export function ThanksStep() {
  const isReturning = visitOf(useWizard().steps) === 'returning';
  return (
    <StepFrame intro="That was all. Thank you for taking the time.">
      <p className={styles.closing}>
        {isReturning
          ? 'Your conversation is waiting where you left it.'
          : 'Your conversation is waiting. There is no right way to begin: say whatever is on your mind.'}
      </p>
      <p className={styles.quiet}>{config.teamName}</p>
    </StepFrame>
  );
}
