import { listKeys } from '../../shared/query/listKeys';
import { queryKey } from '../../shared/query/queryKey';

const keys = listKeys('admin', 'jobs');

/** What the cache holds of the scheduled jobs. */
export const jobsKeys = {
  ...keys,
  executions: (jobId: number) => queryKey(...keys.all(), 'executions', jobId),
};
