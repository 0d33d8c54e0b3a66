import { useCallback } from 'react';
import type { Summary } from '../../api/developer/summaries';
import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { Accordion } from '../../ui/disclosure/Accordion';
import { EmptyState } from '../../ui/states/EmptyState';
import { PageItems } from '../../ui/virtualLog/PageItems';
import { DeveloperPage } from '../DeveloperPage';
import { SessionFold } from './SessionFold';
import styles from './SummariesPage.module.css';
import { SummaryText } from './SummaryText';
import { useSummary } from './useSummaries';
import { useSummariesParams } from './useSummariesParams';

/** A closed session, in pixels. */
const foldHeight = 57;

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

function Origin({ summary }: { summary: Summary }) {
  const { userName, generated } = summary;
  // Of nothing there is no time at which it was made.
  if (isEmpty(summary)) return userName;
  return (
    <>
      {userName}, generated <DateTime iso={generated} />
    </>
  );
}

const isEmpty = ({ clientSummary, sessionIds }: Summary) => sessionIds.length === 0 && !clientSummary.trim();

function Content({ summary }: { summary: Summary }) {
  const { clientSummary, sessionIds } = summary;
  const { openSessions, setOpenSessions } = useSummariesParams();
  const idAt = useCallback((index: number) => sessionIds[index]?.sessionId ?? index, [sessionIds]);
  if (isEmpty(summary))
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
          <PageItems count={sessionIds.length} keyOf={idAt} typicalHeight={foldHeight}>
            {(index, item) => {
              const session = sessionIds[index];
              return session && <SessionFold key={session.sessionId} {...session} item={item} />;
            }}
          </PageItems>
        </Accordion>
      )}
    </>
  );
}
