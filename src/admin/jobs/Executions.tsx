import { useEffect, useRef } from 'react';
import type { JobExecution, ScheduledJob } from '../../api/admin/jobs';
import { DownloadCsv } from '../../shared/csv/DownloadCsv';
import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { NoValue } from '../../ui/table/NoValue';
import { Table } from '../../ui/table/Table';
import { UnreadNote } from '../shared/UnreadNote';
import styles from './Executions.module.css';
import { jobTitleId } from './elementIds';
import { executionCsv, useExecutionPages } from './executionCsv';
import { JobStatus } from './JobStatus';
import { useExecutions } from './useJobs';

const columns: Column<JobExecution>[] = [
  { name: 'Start Time', cell: ({ startTime }) => <DateTime iso={startTime} /> },
  { name: 'End Time', cell: ({ endTime }) => (endTime ? <DateTime iso={endTime} /> : <NoValue />) },
  { name: 'Execution Time', cell: ({ executionTime }) => executionTime ?? <NoValue /> },
  { name: 'Status', cell: ({ status }) => <JobStatus status={status} /> },
  { name: 'Message', cell: ({ message }) => message || <NoValue />, isText: true },
];

/** When a job ran and what came of it, ten executions at a time (JOB-003 to JOB-008). */
export function Executions({ job: { id, name } }: { job: ScheduledJob }) {
  const executions = useExecutions(id);
  const executionPages = useExecutionPages(id);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = executions;
  // That a later page did not come is told beside the button that asks for it.
  const shown = data ? { ...executions, error: null } : executions;
  const end = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAtButton = useRef(false);

  useEffect(() => {
    // The button has gone, and the focus with it.
    if (!hasNextPage && isAtButton.current) end.current?.focus();
    isAtButton.current = hasNextPage && document.activeElement === button.current;
  });

  return (
    <section aria-labelledby={jobTitleId}>
      <h2 id={jobTitleId} className={styles.title} tabIndex={-1}>
        {name}
      </h2>
      <QueryView query={shown} loading="Loading the executions" failed="The executions could not be loaded">
        {(loaded) => (
          <>
            <UnreadNote items="executions" list={loaded} />
            <Table
              label={`Executions of ${name}`}
              columns={columns}
              rows={loaded}
              keyOf={({ startTime }) => startTime}
              empty={
                <EmptyState heading="h3" title="No executions yet" text="This job has not run so far." />
              }
            />
            {loaded.length > 0 && (
              <DownloadCsv
                items="job executions"
                columns={executionCsv}
                rows={executionPages}
                keyOf={({ startTime }) => startTime}
              />
            )}
            <p className="visually-hidden" role="status">
              {loaded.length} executions loaded
            </p>
            {loaded.length > 0 && (
              <div className={styles.more}>
                {isError && <p className={styles.failed}>The next ones could not be loaded.</p>}
                {hasNextPage ? (
                  <Button
                    ref={button}
                    variant="quiet"
                    isForOnePress
                    busy={isFetchingNextPage}
                    onClick={() => void fetchNextPage()}
                  >
                    Load more
                  </Button>
                ) : (
                  <p ref={end} className={styles.end} tabIndex={-1}>
                    All items loaded
                  </p>
                )}
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
