import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../server/db/database';
import { jobRuns } from '../../server/db/tables';
import { jobs } from '../../server/jobs/jobs';
import { lastDue } from '../../server/jobs/schedule';
import type { Finding } from './finding';

const waitMs = 30_000;

/** Whether every job has run, and none twice for the same appointed time: all are due when processes start together. */
export async function findJobsRun(db: Db): Promise<Finding> {
  const end = performance.now() + waitMs;
  for (;;) {
    const runs = await db.select().from(jobRuns);
    const ran = new Set(runs.map(({ jobId }) => jobId)).size;
    if (ran < jobs.length && performance.now() < end) {
      await delay(500);
      continue;
    }
    const appointed = runs.flatMap(({ jobId, startedAt }) =>
      jobs.filter(({ id }) => id === jobId).map(({ schedule }) => `${jobId} ${lastDue(schedule, startedAt)}`),
    );
    return {
      what: 'scheduled jobs',
      expected: `${jobs.length} ran, 0 of them twice`,
      came: `${ran} ran, ${appointed.length - new Set(appointed).size} of them twice`,
    };
  }
}
