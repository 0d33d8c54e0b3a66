import { memo } from 'react';
import { QueryView } from '../../shared/query/QueryView';
import { DateTime } from '../../ui/DateTime';
import { Accordion } from '../../ui/disclosure/Accordion';
import { AccordionItem } from '../../ui/disclosure/AccordionItem';
import type { PageItem } from '../../ui/virtualLog/PageItems';
import { ModuleFold } from './ModuleFold';
import styles from './SummariesPage.module.css';
import { SummaryText } from './SummaryText';
import { useSessionSummary } from './useSummaries';
import { useSummariesParams } from './useSummariesParams';

interface SessionFoldProps {
  sessionId: number;
  created: string;
  item: PageItem;
}

/** A session: its summary, and the modules that were visited in it (SUM-003, SUM-004). */
export const SessionFold = memo(function SessionFold({ sessionId, created, item }: SessionFoldProps) {
  const { openSessions, openModules, setOpenModules } = useSummariesParams();
  const session = useSessionSummary(sessionId, openSessions.includes(String(sessionId)));

  return (
    <AccordionItem
      name={String(sessionId)}
      heading="h3"
      title={`Session ${sessionId}`}
      aside={<DateTime iso={created} />}
      item={item}
    >
      <QueryView
        query={session}
        loading="Loading the session"
        failed="The session could not be loaded"
        missing="This session is no longer there"
      >
        {({ summary, modules }) => (
          <>
            <SummaryText text={summary} />
            {modules.length > 0 && (
              <div className={styles.modules}>
                <Accordion open={openModules} onChange={setOpenModules}>
                  {modules.map(({ moduleId, moduleName, created: visited }) => (
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
        )}
      </QueryView>
    </AccordionItem>
  );
});
