import { and, eq, gte, lte } from 'drizzle-orm';
import { jobRuns } from '../db/tables';
import type { Job, JobTools } from './job';
import { lastDue } from './schedule';

/** How often the scheduler looks, in real time; the doors have it look when they have moved the clock. */
const lookEveryMs = 30_000;

const stopped = 'The server stopped while the job was running.';

export interface Scheduler {
  /** Runs every job that is due and settles when all of them have ended; a failed job is a stored run like any other. */
  runDue(): Promise<void>;
  /** Looks for due jobs from now on. Doesn't keep the process alive. */
  start(): void;
  /** Settles when no job runs any more; none begins after that. */
  stop(): Promise<void>;
}

/**
 * Makes what runs the scheduled jobs, one after the other, by the sandbox's clock. A job is due when it has not run
 * since its last appointed time: however many of those have passed meanwhile, it runs once.
 */
export function createScheduler({
  jobs,
  ...tools
}: Omit<JobTools, 'now'> & { jobs: readonly Job[] }): Scheduler {
  const { db, clock } = tools;
  let looking: NodeJS.Timeout | undefined;
  let isStopped = false;
  // What a process left unfinished when it ended.
  let queue: Promise<void> = settle(
    db
      .update(jobRuns)
      .set({ status: 'Failed', message: stopped, endedAt: clock.now() })
      .where(eq(jobRuns.status, 'Running')),
  );

  async function look(): Promise<void> {
    for (const job of jobs) {
      if (isStopped) return;
      if (await isDue(job)) await run(job);
    }
  }

  async function isDue({ id, schedule }: Job): Promise<boolean> {
    const now = clock.now();
    const since = await db.$count(
      jobRuns,
      and(
        eq(jobRuns.jobId, id),
        gte(jobRuns.startedAt, lastDue(schedule, now)),
        // Runs of a future from which the clock has come back.
        lte(jobRuns.startedAt, now),
      ),
    );
    return since === 0;
  }

  async function run(job: Job): Promise<void> {
    const now = clock.now();
    const began = performance.now();
    const [stored] = await db
      .insert(jobRuns)
      .values({ jobId: job.id, startedAt: now, status: 'Running' })
      .returning({ id: jobRuns.id });
    if (!stored) throw new Error(`The run of '${job.name}' was not stored`);
    const outcome = await job.run({ ...tools, now }).then(
      (message) => ({ status: 'Succeeded' as const, message }),
      (error: unknown) => ({ status: 'Failed' as const, message: reasonOf(error) }),
    );
    // Not by the clock, which may have been moved while the job ran.
    const endedAt = new Date(now.getTime() + performance.now() - began);
    await db
      .update(jobRuns)
      .set({ ...outcome, endedAt })
      .where(eq(jobRuns.id, stored.id));
  }

  const runDue = () => {
    queue = queue.then(() => settle(look()));
    return queue;
  };

  return {
    runDue,
    start: () => {
      void runDue();
      looking = setInterval(() => void runDue(), lookEveryMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearInterval(looking);
      return queue;
    },
  };
}

/** A look that fails, e.g. because the database is gone, must not end the server. */
const settle = (work: PromiseLike<unknown>): Promise<void> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => console.error('The scheduled jobs could not be run.', error),
  );

/** The cause goes first: a failed query's own message is the query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
