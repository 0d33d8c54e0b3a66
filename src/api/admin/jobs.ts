import * as v from 'valibot';
import { call } from '../call';
import { listOf } from '../list';
import { named } from '../named';
import { PageQuery } from '../page';
import { Id, Iso } from '../shapes';
import { staff } from './access';

export const ScheduledJob = v.object({ id: Id, name: named('Untitled') });
export type ScheduledJob = v.InferOutput<typeof ScheduledJob>;

/** One run of a job; the end and the time are missing while it runs (D-83). */
export const JobExecution = v.object({
  startTime: Iso,
  endTime: v.nullish(Iso, null),
  /** `hh:mm:ss`. */
  executionTime: v.nullish(v.string(), null),
  status: v.string(),
  message: v.nullish(v.string(), null),
});
export type JobExecution = v.InferOutput<typeof JobExecution>;

/** How many executions a page holds (staff 9); fewer are the last page (D-83). */
export const executionPageSize = 10;

const access = staff('edit:scheduledTasks');

export const listJobs = call({
  id: 'S19',
  method: 'GET',
  path: '/api/admin/scheduledJobs',
  summary: 'The scheduled jobs.',
  access,
  reply: listOf(ScheduledJob),
});

export const listJobExecutions = call({
  id: 'S20',
  method: 'GET',
  path: '/api/admin/scheduledJobs/{id}/status',
  summary: 'A page of the executions of a job, newest first.',
  access,
  query: PageQuery,
  reply: listOf(JobExecution),
});
