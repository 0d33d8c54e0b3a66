import { useEffect, useId, useReducer, useRef } from 'react';
import { Button } from '../../../ui/Button';
import { RetryButton } from '../../../ui/states/RetryButton';
import { useCopy } from '../../../ui/toasts/useCopy';
import type { ChangedField } from './base';
import { Differences } from './Differences';
import styles from './MeanwhileNote.module.css';
import { isUnchecked } from './unchecked';
import type { Meanwhile } from './useMeanwhile';
import { WhoChanged } from './WhoChanged';

/** Says above a form what somebody else has changed in it meanwhile, and lets the person choose. */
export function MeanwhileNote({ meanwhile }: { meanwhile: Meanwhile }) {
  // What is typed decides what differs.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const { onTyping } = meanwhile;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the same form
  useEffect(() => onTyping(drawAgain), []);
  const textId = useId();
  const { note, halt, settled } = meanwhile;
  const changes = meanwhile.changes();
  const differing = changes.filter(({ mine, theirs }) => mine !== theirs);
  const isQuiet = changes.length === 0 && !halt && !settled;
  return (
    <div
      ref={note}
      {...(isQuiet ? {} : { role: 'group', 'aria-labelledby': textId, className: styles.note })}
      tabIndex={-1}
    >
      <div id={textId} role="status">
        {!isQuiet && <Words meanwhile={meanwhile} changes={changes} isOpen={differing.length > 0} />}
      </div>
      {changes.length > 0 && (
        <Differences changes={differing.length > 0 ? differing : changes} isMine={differing.length > 0} />
      )}
      {differing.length > 0 && <Choice meanwhile={meanwhile} differing={differing} />}
      {changes.length === 0 && <Aftermath meanwhile={meanwhile} />}
    </div>
  );
}

interface WordsProps {
  meanwhile: Meanwhile;
  changes: readonly ChangedField[];
  isOpen: boolean;
}

function Words({ meanwhile: { halt, settled, changed, deed }, changes, isOpen }: WordsProps) {
  const nothingSaved = halt && 'Nothing has been saved yet. ';
  if (changes.length > 0) {
    return (
      <p>
        <WhoChanged changedBy={changed?.changedBy} changedAt={changed?.changedAt} deed={deed} />{' '}
        {isOpen
          ? 'What you have typed is still in the form.'
          : 'You see it in the form, where you have changed nothing.'}{' '}
        {nothingSaved}
        {halt && !isOpen && 'Look at it, and save again.'}
      </p>
    );
  }
  if (isUnchecked(halt)) {
    return (
      <p>It could not be checked whether somebody else has changed this meanwhile. Nothing has been saved.</p>
    );
  }
  if (halt)
    return <p>Somebody else has saved this at the same moment. {nothingSaved}Please save once more.</p>;
  return (
    <p>
      {settled === 'mine'
        ? 'Yours is in the form. Save puts it in the place of theirs.'
        : 'Theirs is in the form. Yours is kept until you leave.'}
    </p>
  );
}

/** What can be done where both have changed the same. */
function Choice({ meanwhile, differing }: { meanwhile: Meanwhile; differing: readonly ChangedField[] }) {
  const copy = useCopy();
  const buttons = useRef<HTMLDivElement>(null);
  const [only] = differing;
  const text =
    differing.length === 1
      ? (only?.mine ?? '')
      : differing.map(({ label, mine }) => `${label}:\n${mine}`).join('\n\n');
  return (
    <div ref={buttons} className={styles.buttons}>
      <Button variant="outline" onClick={meanwhile.keepMine}>
        Keep mine
      </Button>
      <Button variant="outline" onClick={meanwhile.takeTheirs}>
        Take theirs
      </Button>
      <Button variant="quiet" onClick={() => void copy(text, { shown: null, name: 'text' })}>
        Copy mine
      </Button>
    </div>
  );
}

function Aftermath({ meanwhile: { halt, settled, putMineBack } }: { meanwhile: Meanwhile }) {
  if (isUnchecked(halt)) {
    return (
      <div className={styles.buttons}>
        <RetryButton variant="outline" type="submit" notBefore={halt.retryAt} />
      </div>
    );
  }
  if (halt || settled !== 'theirs') return null;
  return (
    <div className={styles.buttons}>
      <Button variant="outline" onClick={putMineBack}>
        Put mine back
      </Button>
    </div>
  );
}
