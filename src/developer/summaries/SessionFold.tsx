import { QueryFailure } from '../../app/QueryFailure';
import { Waiting } from '../../ui/Spinner';
import { When } from '../../ui/When';
import { Fold, Folds } from './Folds';
import { ModuleFold } from './ModuleFold';
import styles from './SummariesPage.module.css';
import { SummaryText } from './SummaryText';
import { useSessionSummary } from './useSummaries';
import { useSummariesAddress } from './useSummariesAddress';

interface SessionFoldProps {
  sessionId: number;
  created: string;
}

/** A session: its summary, and the modules that were visited in it (SUM-003, SUM-004). */
export function SessionFold({ sessionId, created }: SessionFoldProps) {
  const { openSessions, openModules, setOpenModules } = useSummariesAddress();
  const session = useSessionSummary(sessionId, openSessions.includes(String(sessionId)));

  return (
    <Fold name={String(sessionId)} heading="h3" title={`Session ${sessionId}`} aside={<When iso={created} />}>
      {session.data ? (
        <>
          <SummaryText text={session.data.summary} />
          {session.data.modules.length > 0 && (
            <div className={styles.modules}>
              <Folds open={openModules} onChange={setOpenModules}>
                {session.data.modules.map(({ moduleId, moduleName, created: visited }) => (
                  <ModuleFold
                    key={moduleId}
                    sessionId={sessionId}
                    moduleId={moduleId}
                    moduleName={moduleName}
                    created={visited}
                  />
                ))}
              </Folds>
            </div>
          )}
        </>
      ) : session.isError ? (
        <QueryFailure
          query={session}
          title="The session could not be loaded"
          missingTitle="This session is no longer there"
        />
      ) : (
        session.isLoading && <Waiting label="Loading the session" />
      )}
    </Fold>
  );
}
