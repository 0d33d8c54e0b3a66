import { desc, eq } from 'drizzle-orm';
import { listJobExecutions, listJobs } from '../../../src/api/admin/jobs';
import { jobRuns } from '../../db/tables';
import { partOf } from '../../domain/paging';
import { refuse } from '../../domain/refusal';
import { jobs } from '../../jobs/jobs';
import { handle } from '../handle';

/** The calls on scheduled jobs (contract 3.4); the scheduler stores the runs. */
export const jobHandlers = [
  handle(listJobs, async () => jobs.map(({ id, name }) => ({ id, name }))),

  handle(listJobExecutions, async ({ db, params, query }) => {
    if (!jobs.some(({ id }) => id === params.id)) refuse(404, 'There is no such job.');
    const { limit, offset } = partOf(query);
    const runs = await db
      .select()
      .from(jobRuns)
      .where(eq(jobRuns.jobId, params.id))
      .orderBy(desc(jobRuns.startedAt), desc(jobRuns.id))
      .limit(limit)
      .offset(offset);
    return runs.map(({ startedAt, endedAt, status, message }) => ({
      startTime: startedAt.toISOString(),
      endTime: endedAt?.toISOString() ?? null,
      executionTime: endedAt && clockText(endedAt.getTime() - startedAt.getTime()),
      status,
      message,
    }));
  }),
];

/** A duration as `hh:mm:ss` (D-83). */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
