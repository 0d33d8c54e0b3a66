import type { Db } from '../../server/db/database';
import { jobRuns } from '../../server/db/tables';
import { counted } from '../../server/jobs/counted';
import { dataCleanUp } from '../../server/jobs/dataCleanUp';
import { invitationReminders } from '../../server/jobs/invitationReminders';
import type { Job } from '../../server/jobs/job';
import { logCleanUp } from '../../server/jobs/logCleanUp';
import { mailDelivery } from '../../server/jobs/mailDelivery';
import { lastDue } from '../../server/jobs/schedule';
import { sessionSummaries } from '../../server/jobs/sessionSummaries';
import { sharedDataCleanUp } from '../../server/jobs/sharedDataCleanUp';
import { between, createRandom } from './random';

const seed = 8_311;

interface History {
  job: Job;
  runs: number;
  /** One of so many runs failed, for this reason. */
  failed: { every: number; message: string };
  message(random: () => number): string;
}

const orNothing = (count: number, text: string, nothing: string) => (count > 0 ? text : nothing);

const histories: History[] = [
  {
    job: sessionSummaries,
    runs: 290,
    failed: { every: 97, message: 'The database did not answer within 30 seconds.' },
    message: (random) => {
      const count = Math.max(0, between(random, -2, 6));
      return orNothing(
        count,
        `Closed and summarised ${counted(count, 'session')}.`,
        'There was nothing to summarise.',
      );
    },
  },
  {
    job: invitationReminders,
    runs: 140,
    failed: { every: 31, message: 'The mail server refused the connection.' },
    message: (random) => {
      const second = between(random, 0, 3);
      const third = between(random, 0, 2);
      return orNothing(
        second + third,
        `Sent ${counted(second, 'second mail')} and ${counted(third, 'third mail')}.`,
        'Nobody had to be reminded.',
      );
    },
  },
  {
    job: sharedDataCleanUp,
    runs: 140,
    failed: { every: 83, message: 'The database did not answer within 30 seconds.' },
    message: (random) => {
      const count = Math.max(0, between(random, -3, 3));
      return orNothing(
        count,
        `Removed ${counted(count, 'shared session')} older than three months.`,
        'No shared session was older than three months.',
      );
    },
  },
  {
    job: logCleanUp,
    runs: 140,
    failed: { every: 89, message: 'The database did not answer within 30 seconds.' },
    message: (random) => `Deleted ${counted(between(random, 80, 900), 'line')} older than 60 days.`,
  },
  {
    job: mailDelivery,
    runs: 290,
    failed: {
      every: 131,
      message: '1 mail could not be delivered. Prospect 7: 550 There is no such mailbox.',
    },
    message: () => 'No mail waits.',
  },
  {
    job: dataCleanUp,
    runs: 140,
    failed: { every: 139, message: 'The database did not answer within 30 seconds.' },
    message: () => 'No prospect had to be forgotten.',
  },
];

/** Fills in the runs of the last weeks, up to the last appointed time of each job. */
export async function seedJobRuns(db: Db, now: Date): Promise<void> {
  const random = createRandom(seed);
  await db.insert(jobRuns).values(histories.flatMap((history) => runsOf(history, now, random)));
}

function runsOf({ job, runs, failed, message }: History, now: Date, random: () => number) {
  const rows = [];
  let due = lastDue(job.schedule, now);
  for (let turn = 1; turn <= runs; turn++) {
    const hasFailed = turn % failed.every === 0;
    const startedAt = new Date(Math.min(due.getTime() + between(random, 0, 4_000), now.getTime()));
    const took = hasFailed ? between(random, 30_000, 95_000) : between(random, 400, 21_000);
    rows.push({
      jobId: job.id,
      startedAt,
      endedAt: new Date(Math.min(startedAt.getTime() + took, now.getTime())),
      status: hasFailed ? ('Failed' as const) : ('Succeeded' as const),
      message: hasFailed ? failed.message : message(random),
    });
    due = lastDue(job.schedule, new Date(due.getTime() - 1));
  }
  // The oldest first: ids grow with time.
  return rows.reverse();
}
