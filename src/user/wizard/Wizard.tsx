import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UserStatus } from '../../api/user';
import { config } from '../../shared/config/config';
import { PageHeading } from '../../shared/page/PageHeading';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { StepDots } from './StepDots';
import { type StepId, stepTitles } from './steps';
import { AgeStep } from './steps/AgeStep';
import { FeedbackStep } from './steps/FeedbackStep';
import { IntroVideoStep } from './steps/IntroVideoStep';
import { NewsStep } from './steps/NewsStep';
import { ProfileStep } from './steps/ProfileStep';
import { QuestionnaireStep } from './steps/QuestionnaireStep';
import { TermsStep } from './steps/TermsStep';
import { ThanksStep } from './steps/ThanksStep';
import { WelcomeStep } from './steps/WelcomeStep';
import { useWizardProgress } from './useWizardProgress';
import styles from './Wizard.module.scss';
import { StepBarContext, WizardContext } from './WizardContext';

const contents: Record<StepId, ComponentType> = {
  welcome: WelcomeStep,
  introVideo: IntroVideoStep,
  ageVerification: AgeStep,
  termsAndConditions: TermsStep,
  userQuestionaire: QuestionnaireStep,
  profile: ProfileStep,
  news: NewsStep,
  feedback: FeedbackStep,
  thanks: ThanksStep,
};

/** The steps of the wizard, one at a time on a card (spec 2, Start-up wizard). */
export function Wizard({ status }: { status: UserStatus | null }) {
  const place = useWizardProgress(status);
  const { step } = place;
  const Content = contents[step];
  useStepTitle(step);
  const content = useRef<HTMLElement>(null);
  useTopOfStep(step, content);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useFocusThroughDoubleClick(step);

  return (
    <WizardContext value={place}>
      <StepBarContext value={bar}>
        <div className={styles.card}>
          <div className={styles.dots}>
            <StepDots />
          </div>
          <ScrollRegion ref={content} label={stepTitles[step]} className={styles.content}>
            {/* A new one for each step, so that it takes the focus. */}
            <PageHeading key={`${step} heading`} className={styles.title}>
              {stepTitles[step]}
            </PageHeading>
            <Content key={step} />
          </ScrollRegion>
          <div ref={setBar} className={styles.bar} />
        </div>
      </StepBarContext>
    </WizardContext>
  );
}

function useStepTitle(step: StepId) {
  useEffect(() => {
    document.title = `${stepTitles[step]} - ${config.productName}`;
  }, [step]);
}

/** Shows a new step from its beginning. On a low screen the page scrolls instead of the step. */
function useTopOfStep(step: StepId, content: RefObject<HTMLElement | null>) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    for (const each of [content.current, content.current?.closest('main')]) if (each) each.scrollTop = 0;
  }, [step, content]);
}

/** The second press of a double click, wherever on the next step it falls, leaves the focus on that step's heading. */
function useFocusThroughDoubleClick(step: StepId) {
  const pressedOn = useRef(step);
  const onPress = useEffectEvent((event: MouseEvent) => {
    if (event.detail > 1 && pressedOn.current !== step) event.preventDefault();
    else pressedOn.current = step;
  });
  useEffect(() => {
    const press = (event: MouseEvent) => onPress(event);
    document.addEventListener('mousedown', press);
    return () => document.removeEventListener('mousedown', press);
  }, []);
}
