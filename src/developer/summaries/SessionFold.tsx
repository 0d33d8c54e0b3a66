import { QueryFailure } from '../../shared/query/QueryFailure';
import { DateTime } from '../../ui/DateTime';
import { Accordion } from '../../ui/disclosure/Accordion';
import { AccordionItem } from '../../ui/disclosure/AccordionItem';
import { LoadingState } from '../../ui/states/LoadingState';
import { ModuleFold } from './ModuleFold';
import styles from './SummariesPage.module.css';
import { SummaryText } from './SummaryText';
import { useSessionSummary } from './useSummaries';
import { useSummariesParams } from './useSummariesParams';

interface SessionFoldProps {
  sessionId: number;
  created: string;
}

/** A session: its summary, and the modules that were visited in it (SUM-003, SUM-004). */
export function SessionFold({ sessionId, created }: SessionFoldProps) {
  const { openSessions, openModules, setOpenModules } = useSummariesParams();
  const session = useSessionSummary(sessionId, openSessions.includes(String(sessionId)));

  return (
    <AccordionItem
      name={String(sessionId)}
      heading="h3"
      title={`Session ${sessionId}`}
      aside={<DateTime iso={created} />}
    >
      {session.data ? (
        <>
          <SummaryText text={session.data.summary} />
          {session.data.modules.length > 0 && (
            <div className={styles.modules}>
              <Accordion open={openModules} onChange={setOpenModules}>
                {session.data.modules.map(({ moduleId, moduleName, created: visited }) => (
                  <ModuleFold
                    key={moduleId}
                    sessionId={sessionId}
                    moduleId={moduleId}
                    moduleName={moduleName}
                    created={visited}
                  />
                ))}
              </Accordion>
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
        session.isLoading && <LoadingState label="Loading the session" />
      )}
    </AccordionItem>
  );
}
