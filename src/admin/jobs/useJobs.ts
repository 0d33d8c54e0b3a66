import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { executionPageSize, type JobExecution, listJobExecutions, listJobs } from '../../api/admin/jobs';
import type { CallFailure } from '../../api/failure';
import { keepUnread, unreadIn } from '../../api/list';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { saysRefusal } from '../../shared/query/callQuery';
import type { Key } from '../../shared/query/queryKey';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useClient } from '../../shared/query/useClient';
import { jobsKeys } from './keys';

/** The scheduled jobs. */
export const useJobs = () => useCallQuery(jobsKeys.list(), listJobs);

/**
 * The executions of a job, newest first and page by page (JOB-005 to JOB-008). Each time a job is selected they begin
 * with the newest again; a page that holds fewer than it could is the last one (D-83).
 */
export function useExecutions(jobId: number) {
  const client = useClient();
  return useInfiniteQuery<JobExecution[], CallFailure, JobExecution[], Key, number>({
    queryKey: jobsKeys.executions(jobId),
    queryFn: async ({ pageParam, signal }) => {
      const query = { page: pageParam, pageSize: executionPageSize };
      const { data } = await client.sendOrThrow(
        listJobExecutions,
        { params: { id: jobId }, query },
        // That a later page did not come is told beside the button, without the reason.
        { ...(pageParam === 1 && saysRefusal), signal },
      );
      return data ?? [];
    },
    initialPageParam: 1,
    getNextPageParam: (last, _, page) =>
      last.length + unreadIn(last) < executionPageSize ? undefined : page + 1,
    select: withoutDoubles,
    ...cachePolicy.oncePerVisit,
  });
}

/** One list of all pages. A run that begins meanwhile moves the others on, so that the last of one comes again. */
function withoutDoubles({ pages }: InfiniteData<JobExecution[], number>): JobExecution[] {
  const byStart = new Map(pages.flat().map((execution) => [execution.startTime, execution]));
  return keepUnread(pages.find(unreadIn) ?? [], [...byStart.values()]);
}
