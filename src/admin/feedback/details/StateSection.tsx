import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FeedbackState,
  type GenericFeedbackItem,
  needsLogEntry,
  transitions,
} from '../../../api/admin/feedback';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/forms/TextArea';
import { baseOf } from '../../shared/meanwhile/base';
import { LookNote } from '../../shared/meanwhile/LookNote';
import { type Halt, useLook } from '../../shared/meanwhile/useLook';
import { StateBadge } from '../../shared/StateBadge';
import type { Reviewed } from '../reviewed';
import { useChangeState } from '../useReview';
import styles from './Details.module.css';
import type { EntryForm } from './useEntryForm';

/** The state of a feedback, and who has left it so. */
export type Seen = Pick<GenericFeedbackItem, 'state' | 'changedBy' | 'changedAt'>;

interface StateSectionProps {
  reviewed: Reviewed;
  seen: Seen;
  entry: EntryForm;
  /** Reads it again: another member of staff may have changed it meanwhile. */
  readAgain(): Promise<Seen | null>;
}

/** The state of a feedback and where it can go from there (FBA-051 to FBA-064, FBA-069). */
export function StateSection({ reviewed, seen, entry, readAgain }: StateSectionProps) {
  const { state, changedAt } = seen;
  const [chosen, setChosen] = useState<FeedbackState | null>(null);
  const [asked, setAsked] = useState<{ to: FeedbackState; logEntry: string } | null>(null);
  const change = useChangeState(reviewed);
  const { halt, isLooking, forget, act } = useLook({
    seen: baseOf(seen, stateOf),
    read: async () => baseOf(await readAgain(), stateOf),
  });
  const heading = useRef<HTMLHeadingElement>(null);

  const isOffered = (next: FeedbackState) => transitions[state].includes(next);
  const next = chosen && isOffered(chosen) ? chosen : null;
  const { setFocus } = entry;
  const isBusy = isLooking || change.isPending;

  useEffect(() => {
    if (next) setFocus('logEntry');
  }, [next, setFocus]);

  const end = () => {
    entry.clear();
    setChosen(null);
    forget();
    heading.current?.focus();
  };

  const move = async (to: FeedbackState, logEntry: string) => {
    if (isBusy) return;
    setAsked({ to, logEntry });
    // Named to a server that tells who has changed it, and so reads it (D-138).
    const query = changedAt === undefined ? {} : { basedOn: state };
    await act(() =>
      change.mutateAsync(
        { params: { ...reviewed }, query, body: { state: to, logEntry } },
        { onSuccess: end },
      ),
    );
  };

  const choose = (to: FeedbackState) => (needsLogEntry(state, to) ? setChosen(to) : void move(to, ''));
  const submit = entry.handleSubmit(({ logEntry }) => (next ? move(next, logEntry) : undefined));

  return (
    <section className={styles.part} aria-label="State">
      <h2 ref={heading} tabIndex={-1} className={styles.partTitle}>
        State <StateBadge state={state} />
      </h2>
      <LookNote
        halt={halt}
        deed={deedOf(halt)}
        nothing="Nothing was changed"
        then="choose what it is to be now"
        onRetry={() => asked && void move(asked.to, asked.logEntry)}
      />
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

const stateOf = ({ state }: Seen) => ({ state });

const deedOf = (halt: Halt | null) =>
  typeof halt === 'object' && halt && 'values' in halt
    ? `has set the state to ${String(halt.values.state)}`
    : 'has changed the state';

/** What the button of a transition reads (FBA-058, FBA-059, FBA-069). */
function labelOf(from: FeedbackState, to: FeedbackState): string {
  if (to !== 'InProgress') return to;
  return from === 'New' ? 'Start' : 'Reopen';
}
