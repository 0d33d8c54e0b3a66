import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('admin', 'jobs');

/** What the cache holds of the scheduled jobs. */
export const jobsKeys = {
  all: () => root,
  list: () => queryKey(...root, 'list'),
  executions: (jobId: number) => queryKey(...root, 'executions', jobId),
};
