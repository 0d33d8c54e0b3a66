import { config } from '../../../shared/config/config';
import { StepFrame } from '../StepFrame';
import { stepTitles } from '../steps';
import { useWizard } from '../WizardContext';
import styles from './Steps.module.css';

/** The first step: what is to come. */
export function WelcomeStep() {
  const { steps } = useWizard();
  const ahead = steps.slice(1, -1);

  return (
    <StepFrame
      intro={`It is good that you are here. A few things before we begin, then ${config.productName} is yours.`}
    >
      <div>
        <h2 className={styles.subtitle}>What is to come</h2>
        <ol className={styles.ahead}>
          {ahead.map((step) => (
            <li key={step}>{stepTitles[step]}</li>
          ))}
        </ol>
      </div>
      <p className={styles.quiet}>
        It takes some five minutes. Everything is saved as you go, so you can stop whenever you like and go on
        later.
      </p>
    </StepFrame>
  );
}
