import { listJobExecutions, listJobs } from '../../../src/api/admin/jobs';
import { partOf } from '../../domain/paging';
import { jobs } from '../../jobs/jobs';
import { readRuns } from '../../jobs/runs';
import { handle } from '../handle';

/** The calls on scheduled jobs (contract 3.4); the scheduler stores the runs. */
export const jobHandlers = [
  handle(listJobs, async () => jobs.map(({ id, name }) => ({ id, name }))),

  handle(listJobExecutions, ({ db, params, query }) => readRuns(db, params.id, partOf(query))),
];
