import { type ReactNode, use, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSingleFlight } from '../../shared/query/useSingleFlight';
import { Button } from '../../ui/Button';
import styles from './StepFrame.module.css';
import { StepBarContext, useWizard } from './WizardContext';

interface StepFrameProps {
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** What is missing yet, in a sentence; Next is disabled until then, and a press on it says so and leads there. */
  missing?: string;
  /** Leads to what is missing; default: to the first control of the step. */
  onMissing?(): void;
  /** What Next does first; it goes on if that answers true, and stays otherwise (D-51). */
  onNext?(): Promise<boolean>;
  /** The form in the step that Next submits instead; the form goes on by itself. */
  form?: { id: string; isSaving: boolean };
  /** What has to be decided before Next: stands above it, always in sight. */
  decision?: ReactNode;
  children?: ReactNode;
}

/** What every step has below its heading: a few words, its content, and the buttons Previous and Next (Done on the last). */
export function StepFrame({ intro, missing, onMissing, onNext, form, decision, children }: StepFrameProps) {
  const { steps, step, goBack, goOn } = useWizard();
  const place = use(StepBarContext);
  const { isBusy, next } = useNext(onNext, goOn);
  const [told, setTold] = useState<string>();
  const content = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const isFirst = step === steps[0];
  const isLast = step === steps.at(-1);

  const leadToMissing = () => {
    setTold(missing);
    if (onMissing) return onMissing();
    const holders = [above.current, content.current];
    const controls = holders.map((holder) => holder?.querySelector<HTMLElement>('input, select'));
    controls.find(Boolean)?.focus();
  };

  const bar = (
    <>
      <div ref={above} className={styles.decision}>
        {decision}
      </div>
      <p role="status" className={styles.missing}>
        {told === missing && missing}
      </p>
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
          onHeldPress={leadToMissing}
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

  return (
    <>
      <div ref={content} className={styles.step}>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {place && createPortal(bar, place)}
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
