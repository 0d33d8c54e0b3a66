import { executionPageSize, type JobExecution, listJobExecutions } from '../../api/admin/jobs';
import { unreadIn } from '../../api/list';
import { greatestPage } from '../../api/page';
import type { PageReader } from '../../shared/csv/readAllPages';
import type { CsvColumn } from '../../shared/csv/toCsv';
import { useClient } from '../../shared/query/useClient';

/** The table's columns in a file. */
export const executionCsv: CsvColumn<JobExecution>[] = [
  { name: 'Start Time', value: ({ startTime }) => startTime },
  { name: 'End Time', value: ({ endTime }) => endTime },
  { name: 'Execution Time', value: ({ executionTime }) => executionTime },
  { name: 'Status', value: ({ status }) => status },
  { name: 'Message', value: ({ message }) => message },
];

/**
 * Reads all executions of a job, in few pages. A server may give smaller ones than are asked for: one that holds fewer
 * than each gives at least is the last (D-83).
 */
export function useExecutionPages(jobId: number): PageReader<JobExecution> {
  const client = useClient();
  return async (page, signal) => {
    const input = { params: { id: jobId }, query: { page, pageSize: greatestPage } };
    const { data } = await client.sendOrThrow(listJobExecutions, input, { signal, toast: false });
    const items = data ?? [];
    return { items, isLast: items.length + unreadIn(items) < executionPageSize };
  };
}
