import { QueryFailure } from '../../shared/query/QueryFailure';
import { DateTime } from '../../ui/DateTime';
import { LoadingState } from '../../ui/states/LoadingState';
import { SessionView } from '../shared/session/SessionView';
import { sessionTitleId } from './elementIds';
import styles from './SharedData.module.css';
import { useSharedSession } from './useSharedData';

interface SharedSessionProps {
  id: number;
  /** When it was, as the list has it; missing when the list does not hold it. */
  time: string | undefined;
}

/** The selected session (SHD-005, SHD-010). */
export function SharedSession({ id, time }: SharedSessionProps) {
  const session = useSharedSession(id);
  return (
    <section aria-labelledby={sessionTitleId}>
      <h2 id={sessionTitleId} className={styles.title} tabIndex={-1}>
        Session{time && <> of {<DateTime iso={time} />}</>}
      </h2>
      {session.isPending && <LoadingState label="Loading the session" />}
      {session.isError && (
        <QueryFailure
          query={session}
          title="The session could not be loaded"
          missingTitle="This session is not in the shared data"
        />
      )}
      {session.data && <SessionView session={session.data} time={time} />}
    </section>
  );
}
