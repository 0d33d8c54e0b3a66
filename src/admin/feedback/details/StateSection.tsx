import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FeedbackState, needsLogEntry, transitions } from '../../../api/admin/feedback';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/forms/TextArea';
import { useToasts } from '../../../ui/toasts/useToasts';
import { StateBadge } from '../../shared/StateBadge';
import type { Reviewed } from '../reviewed';
import { useChangeState } from '../useReview';
import styles from './Details.module.css';
import type { EntryForm } from './useEntryForm';

interface StateSectionProps {
  reviewed: Reviewed;
  state: FeedbackState;
  entry: EntryForm;
  /** Reads the state again: another member of staff may have changed it meanwhile. Undefined where it cannot be read. */
  readState(): Promise<FeedbackState | undefined>;
}

/** The state of a feedback and where it can go from there (FBA-051 to FBA-064, FBA-069). */
export function StateSection({ reviewed, state, entry, readState }: StateSectionProps) {
  const [chosen, setChosen] = useState<FeedbackState | null>(null);
  const [isReading, setReading] = useState(false);
  const [unchecked, setUnchecked] = useState<{ to: FeedbackState; logEntry: string } | null>(null);
  const change = useChangeState(reviewed);
  const toasts = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);

  const isOffered = (next: FeedbackState) => transitions[state].includes(next);
  const next = chosen && isOffered(chosen) ? chosen : null;
  const { setFocus } = entry;
  const isBusy = isReading || change.isPending;

  useEffect(() => {
    if (next) setFocus('logEntry');
  }, [next, setFocus]);

  const end = () => {
    entry.clear();
    setChosen(null);
    setUnchecked(null);
    heading.current?.focus();
  };

  const move = async (to: FeedbackState, logEntry: string) => {
    if (isBusy) return;
    setReading(true);
    setUnchecked(null);
    const current = await readState().finally(() => setReading(false));
    if (current === undefined) {
      setUnchecked({ to, logEntry });
      return;
    }
    if (current !== state) {
      toasts.show({
        title: 'Changed meanwhile',
        message: `Somebody else has set the state to ${current}. Nothing was changed.`,
        tone: 'error',
      });
      return;
    }
    const input = { params: { ...reviewed }, query: { basedOn: state }, body: { state: to, logEntry } };
    change.mutate(input, { onSuccess: end, onError: ({ status }) => status === 409 && tellRace() });
  };

  const tellRace = () =>
    toasts.show({
      title: 'Changed meanwhile',
      message: 'Somebody else has changed the state at the same moment. Nothing was changed.',
      tone: 'error',
    });

  const choose = (to: FeedbackState) => (needsLogEntry(state, to) ? setChosen(to) : void move(to, ''));
  const submit = entry.handleSubmit(({ logEntry }) => (next ? move(next, logEntry) : undefined));

  return (
    <section className={styles.part} aria-label="State">
      <h2 ref={heading} tabIndex={-1} className={styles.partTitle}>
        State <StateBadge state={state} />
      </h2>
      {unchecked && (
        <div className={styles.unchecked} role="alert">
          <p>
            It could not be checked whether somebody else has changed the state meanwhile. Nothing was
            changed.
          </p>
          <Button variant="outline" onClick={() => void move(unchecked.to, unchecked.logEntry)}>
            Retry
          </Button>
        </div>
      )}
      {next ? (
        <form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
          <TextArea
            label={`Log entry for ${labelOf(state, next)}`}
            rows={3}
            readOnly={isBusy}
            {...entry.field('logEntry')}
          />
          <div className={styles.buttons}>
            {next === 'Closed' && (
              <Button
                variant="quiet"
                onClick={() =>
                  entry.setValue('logEntry', 'Irrelevant', { shouldDirty: true, shouldValidate: true })
                }
              >
                Irrelevant
              </Button>
            )}
            <Button variant="outline" onClick={end}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy}>
              {labelOf(state, next)}
            </Button>
          </div>
        </form>
      ) : (
        <div className={styles.buttons}>
          {transitions[state].map((to) => (
            <Button key={to} variant="outline" busy={isBusy} onClick={() => choose(to)}>
              {labelOf(state, to)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** What the button of a transition reads (FBA-058, FBA-059, FBA-069). */
function labelOf(from: FeedbackState, to: FeedbackState): string {
  if (to !== 'InProgress') return to;
  return from === 'New' ? 'Start' : 'Reopen';
}
