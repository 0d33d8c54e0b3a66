import type { Summary } from '../../api/developer/summaries';
import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { Accordion } from '../../ui/disclosure/Accordion';
import { EmptyState } from '../../ui/states/EmptyState';
import { DeveloperPage } from '../DeveloperPage';
import { SessionFold } from './SessionFold';
import styles from './SummariesPage.module.css';
import { SummaryText } from './SummaryText';
import { useSummary } from './useSummaries';
import { useSummariesParams } from './useSummariesParams';

/** What the assistant remembers of the person (staff 2, Summaries page). */
export function SummariesPage() {
  const summary = useSummary();
  return (
    <DeveloperPage title="Summaries" intro={summary.data && <Origin summary={summary.data} />}>
      <QueryView query={summary} loading="Loading the summaries" failed="The summaries could not be loaded">
        {(loaded) => <Content summary={loaded} />}
      </QueryView>
    </DeveloperPage>
  );
}

function Origin({ summary: { userName, generated } }: { summary: Summary }) {
  return (
    <>
      {userName}, generated <DateTime iso={generated} />
    </>
  );
}

function Content({ summary: { clientSummary, sessionIds } }: { summary: Summary }) {
  const { openSessions, setOpenSessions } = useSummariesParams();
  if (sessionIds.length === 0 && !clientSummary.trim())
    return <EmptyState title="No summaries yet" text="The assistant sums up a session when it is closed." />;
  return (
    <>
      <section className={styles.client}>
        <h2 className={styles.title}>Client summary</h2>
        <SummaryText text={clientSummary} />
      </section>
      <h2 className={styles.title}>Sessions</h2>
      {sessionIds.length === 0 ? (
        <p className={styles.none}>No session has been closed yet.</p>
      ) : (
        <Accordion open={openSessions} onChange={setOpenSessions}>
          {sessionIds.map((session) => (
            <SessionFold key={session.sessionId} {...session} />
          ))}
        </Accordion>
      )}
    </>
  );
}
