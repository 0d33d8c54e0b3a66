import { classes } from '../../ui/classes';
import styles from './StepDots.module.css';
import { stepTitles } from './steps';
import { useWizard } from './WizardContext';

/** How far the person has come: a dot for each step (filled when done, long for the current one) and the count. */
export function StepDots() {
  const { steps, done, step } = useWizard();
  return (
    <div className={styles.progress}>
      <ol className={styles.dots} aria-label="Steps">
        {steps.map((each) => {
          const isCurrent = each === step;
          const isDone = done.includes(each);
          return (
            <li
              key={each}
              className={classes(styles.dot, isDone && styles.done, isCurrent && styles.current)}
              aria-current={isCurrent ? 'step' : undefined}
              title={stepTitles[each]}
            >
              <span className="visually-hidden">
                {stepTitles[each]}
                {isDone && ', done'}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.count} role="status">
        Step {steps.indexOf(step) + 1} of {steps.length}
      </p>
    </div>
  );
}
