import { type ReactNode, useState } from 'react';
import { useSingleFlight } from '../../shared/query/useSingleFlight';
import { Button } from '../../ui/Button';
import styles from './StepFrame.module.css';
import { useWizard } from './WizardContext';

interface StepFrameProps {
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** What is missing yet, in a sentence; Next is disabled until then. */
  missing?: string;
  /** What Next does first; it goes on if that answers true, and stays otherwise (D-51). */
  onNext?(): Promise<boolean>;
  /** The form in the step that Next submits instead; the form goes on by itself. */
  form?: { id: string; isSaving: boolean };
  children?: ReactNode;
}

/** What every step has below its heading: a few words, its content, and the buttons Previous and Next (Done on the last). */
export function StepFrame({ intro, missing, onNext, form, children }: StepFrameProps) {
  const { steps, step, goBack, goOn } = useWizard();
  const { isBusy, next } = useNext(onNext, goOn);
  const isFirst = step === steps[0];
  const isLast = step === steps.at(-1);

  return (
    <>
      <div className={styles.step}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      <div className={styles.ways}>
        <Button
          variant="outline"
          disabledReason={isFirst ? 'This is the first step.' : undefined}
          onClick={goBack}
        >
          Previous
        </Button>
        <Button
          type={form ? 'submit' : 'button'}
          form={form?.id}
          busy={form?.isSaving ?? isBusy}
          disabledReason={missing}
          onClick={(event) => {
            // The second half of a double click would press the next step's button.
            if (event.detail > 1) event.preventDefault();
            else if (!form) void next();
          }}
        >
          {isLast ? 'Done' : 'Next'}
        </Button>
      </div>
    </>
  );
}

/** Runs the step's action once, however often it is pressed, and then goes on. */
function useNext(onNext: StepFrameProps['onNext'], goOn: () => void) {
  const [isBusy, setBusy] = useState(false);

  const next = useSingleFlight(async () => {
    if (!onNext) return goOn();
    setBusy(true);
    const mayGoOn = await onNext();
    setBusy(false);
    if (mayGoOn) goOn();
  });
  return { isBusy, next };
}
