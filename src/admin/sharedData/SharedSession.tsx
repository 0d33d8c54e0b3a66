import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
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
      <QueryView
        query={session}
        loading="Loading the session"
        failed="The session could not be loaded"
        missing="This session is not in the shared data"
      >
        {(loaded) => <SessionView session={loaded} time={time} />}
      </QueryView>
    </section>
  );
}
