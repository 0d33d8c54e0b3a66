import { desc, eq } from 'drizzle-orm';
import type { JobExecution } from '../../src/api/admin/jobs';
import type { Db } from '../db/database';
import { jobRuns } from '../db/tables';
import type { Part } from '../domain/paging';
import { refuse } from '../domain/refusal';
import { jobs } from './jobs';

/** What came of a job's runs, the latest first; 404 when there is no such job. */
export async function readRuns(db: Db, jobId: number, { limit, offset }: Part): Promise<JobExecution[]> {
  if (!jobs.some(({ id }) => id === jobId)) refuse(404, 'There is no such job.');
  const runs = await db
    .select()
    .from(jobRuns)
    .where(eq(jobRuns.jobId, jobId))
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
}

/** A duration as `hh:mm:ss` (D-83). */
function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
