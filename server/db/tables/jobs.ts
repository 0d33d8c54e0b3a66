import { index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment';

export const jobStatus = pgEnum('job_status', ['Running', 'Succeeded', 'Failed']);

/** What came of each run of a scheduled job (contract 3.4). */
export const jobRuns = pgTable(
  'job_runs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Which job: its id in server/jobs. */
    jobId: integer().notNull(),
    startedAt: moment().notNull(),
    /** Null while the job runs. */
    endedAt: moment(),
    /** When its server last said that the run goes on, in the database's own time; null for one that nobody looks after. */
    aliveAt: moment(),
    status: jobStatus().notNull(),
    /** What was done, or why it failed. */
    message: text(),
  },
  (table) => [index().on(table.jobId, table.startedAt)],
);
