import { RetryButton } from '../../../ui/states/RetryButton';
import { Differences } from './Differences';
import styles from './MeanwhileNote.module.css';
import { isUnchecked } from './unchecked';
import type { Halt } from './useLook';
import { WhoChanged } from './WhoChanged';

interface LookNoteProps {
  /** As `useLook` has it. */
  halt: Halt | null;
  /** What somebody else may have done, as it stands in a sentence. */
  deed?: string;
  /** The same where nothing can be done any more. */
  lastDeed?: string;
  /** What has not come of it, e.g. 'Nothing has been activated'. */
  nothing: string;
  /** What the person can do now, as it stands in a sentence. */
  then: string;
  /** Tries what could not be checked again; left out where the button for it shows already. */
  onRetry?(): void;
}

/** Says why nothing was done: somebody else has changed it meanwhile, or it could not be looked up. */
export const LookNote = ({ halt, ...words }: LookNoteProps) => (
  <div role="status">
    {halt && (
      <div className={styles.note}>
        <Words halt={halt} {...words} />
      </div>
    )}
  </div>
);

interface WordsProps extends LookNoteProps {
  halt: Halt;
}

function Words({ halt, deed = 'has changed this', lastDeed = deed, nothing, then, onRetry }: WordsProps) {
  if (isUnchecked(halt)) {
    return (
      <>
        <p>
          It could not be checked whether somebody else {deed} meanwhile. {nothing}.
        </p>
        {onRetry && (
          <div className={styles.buttons}>
            <RetryButton variant="outline" notBefore={halt.retryAt} onRetry={onRetry} />
          </div>
        )}
      </>
    );
  }
  if (halt === 'raced') {
    return (
      <p>
        Somebody else {deed} at the same moment. {nothing} yet: {then}.
      </p>
    );
  }
  const { isClosed, changes } = halt;
  return (
    <>
      <p>
        <WhoChanged {...halt} deed={isClosed ? lastDeed : deed} /> {nothing}
        {isClosed ? '.' : ` yet: ${then}.`}
      </p>
      {changes.length > 0 && <Differences changes={changes} isMine={false} />}
    </>
  );
}
