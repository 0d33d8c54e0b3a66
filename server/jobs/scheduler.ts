import { and, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { takeLock } from '../db/locks';
import { jobRuns } from '../db/tables';
import { withoutQuery } from '../db/withoutQuery';
import { loggable } from '../loggable';
import type { Job, JobTools } from './job';
import { lastDue } from './schedule';

/** How often the scheduler looks, in real time; `runDue` looks at once. */
const lookEveryMs = 30_000;

/** How often a run under way is marked as alive, and how long it counts as such; in the database's own time. */
const markEveryMs = 30_000;
const aliveFor = sql`interval '2 minutes'`;

/** How far the clocks of two servers may be apart: what one has just run is in the future of the other. */
const skewMs = 10 * 60 * 1000;

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
 * Makes what runs the scheduled jobs, one after the other, by the server's clock. A job is due when it has not run
 * since its last appointed time: however many of those have passed meanwhile, it runs once, whichever of several servers
 * on the same database comes first.
 */
export function createScheduler({
  jobs,
  ...tools
}: Omit<JobTools, 'now'> & { jobs: readonly Job[] }): Scheduler {
  const { db, clock } = tools;
  let looking: NodeJS.Timeout | undefined;
  let isStopped = false;
  let queue: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    await endAbandoned(db, clock.now());
    for (const job of jobs) {
      if (isStopped) return;
      const begun = await begin(db, job, clock.now());
      if (begun) await run(job, begun);
    }
  }

  async function run(job: Job, { id, startedAt }: Run): Promise<void> {
    const began = performance.now();
    const marking = setInterval(() => void settle(markAlive(db, id)), markEveryMs).unref();
    const outcome = await job.run({ ...tools, now: startedAt }).then(
      (message) => ({ status: 'Succeeded' as const, message }),
      (error: unknown) => ({ status: 'Failed' as const, message: reasonOf(error) }),
    );
    clearInterval(marking);
    // Not by the clock, which may have been moved while the job ran.
    const endedAt = new Date(startedAt.getTime() + performance.now() - began);
    await db
      .update(jobRuns)
      .set({ ...outcome, endedAt })
      .where(eq(jobRuns.id, id));
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

type Run = Pick<typeof jobRuns.$inferSelect, 'id' | 'startedAt'>;

/** Stores that a job's run begins, where it is due: of several servers that look at the same moment, one does. */
function begin(db: Db, { id: jobId, schedule }: Job, now: Date): Promise<Run | null> {
  return db.transaction(async (tx) => {
    await takeLock(tx, 'jobs');
    const since = and(
      gte(jobRuns.startedAt, lastDue(schedule, now)),
      // Later ones are of a future from which the clock has come back.
      lte(jobRuns.startedAt, new Date(now.getTime() + skewMs)),
    );
    const inTheWay = or(since, eq(jobRuns.status, 'Running'));
    if ((await tx.$count(jobRuns, and(eq(jobRuns.jobId, jobId), inTheWay))) > 0) return null;
    const [run] = await tx
      .insert(jobRuns)
      .values({ jobId, startedAt: now, status: 'Running', aliveAt: sql`now()` })
      .returning({ id: jobRuns.id, startedAt: jobRuns.startedAt });
    return run ?? null;
  });
}

const markAlive = (db: Db, id: number) =>
  db.update(jobRuns).set({ aliveAt: sql`now()` }).where(eq(jobRuns.id, id));

/** Marks what a server left unfinished when it ended. */
const endAbandoned = (db: Db, now: Date) =>
  db
    .update(jobRuns)
    .set({ status: 'Failed', message: stopped, endedAt: now })
    .where(
      and(
        eq(jobRuns.status, 'Running'),
        or(isNull(jobRuns.aliveAt), lt(jobRuns.aliveAt, sql`now() - ${aliveFor}`)),
      ),
    );

/** A look that fails, e.g. because the database is gone, must not end the server. */
const settle = (work: PromiseLike<unknown>): Promise<void> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => console.error('The scheduled jobs could not be run.', loggable(error)),
  );

function reasonOf(thrown: unknown): string {
  const error = withoutQuery(thrown);
  return error instanceof Error ? error.message : String(error);
}
