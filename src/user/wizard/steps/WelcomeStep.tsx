import { config } from '../../../shared/config/config';
import { classes } from '../../../ui/classes';
import { StepFrame } from '../StepFrame';
import { type StepId, stepTitles, visitOf } from '../steps';
import { useWizard } from '../WizardContext';
import styles from './Steps.module.css';

/** What a person is told who has been through the start-up before and comes back for this step. */
const whatIsNew: Partial<Record<StepId, string>> = {
  introVideo: 'There is a new video.',
  termsAndConditions: 'Our terms have changed.',
  userQuestionaire: 'We have something new to ask you.',
  news: 'There is news.',
};

/** The first step: what is to come; for those who return, what is new since. */
export function WelcomeStep() {
  const { steps } = useWizard();
  const ahead = steps.slice(1, -1);
  const visit = visitOf(steps);
  const news = ahead.flatMap((step) => whatIsNew[step] ?? []).join(' ');

  return (
    <StepFrame
      intro={
        {
          first: `It is good that you are here. A few things before we begin, then ${config.productName} is yours.`,
          goingOn: `Welcome back. What you have done is saved; this is left, then ${config.productName} is yours.`,
          returning: `${news} Then your conversation goes on where you left it.`,
        }[visit]
      }
    >
      <div>
        {visit === 'first' && (
          <p className={styles.quiet}>It takes some five minutes. Everything is saved as you go.</p>
        )}
        <h2 className={styles.subtitle}>{visit === 'returning' ? 'What is new' : 'What is to come'}</h2>
        <ol className={classes(styles.ahead, ahead.length > 4 && styles.many)}>
          {ahead.map((step) => (
            <li key={step}>{stepTitles[step]}</li>
          ))}
        </ol>
      </div>
    </StepFrame>
  );
}
