import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../../sandbox/clock';
import { createOutbox } from '../../../sandbox/outbox';
import { createAfterwards } from '../../../server/afterwards';
import { coach } from '../../../server/assistant/coach/coach';
import type { Database } from '../../../server/db/database';
import { jobRuns } from '../../../server/db/tables';
import { createNotebook } from '../../../server/domain/conversation/replyNotes';
import type { Job } from '../../../server/jobs/job';
import { createScheduler, type Scheduler } from '../../../server/jobs/scheduler';
import { borrowDatabase } from '../support/borrowDatabase';
import { hourMs } from '../support/durations';
import { emptyTables } from '../support/emptyTables';
import { openingLimitMs } from '../support/openingLimit';

let database: Database;
const clock = createClock();
let schedulers: Scheduler[] = [];
/** Ends what a failed test has left running. */
let finishAll: (() => void)[] = [];
beforeAll(async () => {
  database = await borrowDatabase();
}, openingLimitMs);
afterAll(() => database.close());
beforeEach(async () => {
  await emptyTables(database.db);
  clock.set('2026-05-20T12:10:00.000Z');
});
afterEach(async () => {
  for (const finish of finishAll) finish();
  await Promise.all(schedulers.map((each) => each.stop()));
  [schedulers, finishAll] = [[], []];
  clock.reset();
});

function schedule(...jobs: Job[]): Scheduler {
  const mailer = createOutbox(clock);
  const idle = { assistant: coach, afterwards: createAfterwards(), notebook: createNotebook(database.db) };
  const tools = { db: database.db, clock, mailer, appOrigin: 'http://app.test', ...idle };
  const scheduler = createScheduler({ ...tools, jobs });
  schedulers.push(scheduler);
  return scheduler;
}

const hourly = (run: Job['run'], id = 1): Job => ({
  id,
  name: `Job ${id}`,
  schedule: { every: 'hour' },
  run,
});
const daily = (run: Job['run']): Job => ({
  id: 2,
  name: 'Daily',
  schedule: { every: 'day', hour: 8, minute: 0 },
  run,
});
function deferred<Value>() {
  let resolve = (_value: Value) => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (value: Value) => resolve(value) };
}

/** An hourly job that goes on until it is told to finish. */
function lengthy() {
  const begun = deferred<void>();
  const { promise: finished, resolve: finish } = deferred<string>();
  const job = hourly(() => {
    begun.resolve();
    return finished;
  });
  finishAll.push(() => finish('Ended with its test.'));
  return { job, begun: begun.promise, finish };
}

const runs = (jobId = 1) =>
  database.db.select().from(jobRuns).where(eq(jobRuns.jobId, jobId)).orderBy(asc(jobRuns.id));

describe('a scheduled job', () => {
  it('runs once for each time that has come, by the clock', async () => {
    const run = vi.fn(async () => 'Done.');
    const { runDue } = schedule(hourly(run));
    await runDue();
    await runDue();
    expect(run).toHaveBeenCalledTimes(1);
    clock.set('2026-05-20T12:59:00.000Z');
    await runDue();
    expect(run).toHaveBeenCalledTimes(1);
    clock.set('2026-05-20T13:00:00.000Z');
    await runDue();
    expect(run).toHaveBeenCalledTimes(2);
    expect((await runs()).map(({ startedAt }) => startedAt.toISOString().slice(0, 16))).toEqual([
      '2026-05-20T12:10',
      '2026-05-20T13:00',
    ]);
  });

  it('that has missed many times runs once, and at the next time again', async () => {
    const run = vi.fn(async () => 'Done.');
    const { runDue } = schedule(daily(run));
    await runDue();
    clock.advance(40 * 24 * hourMs);
    await runDue();
    expect(run).toHaveBeenCalledTimes(2);
    clock.advance(24 * hourMs);
    await runDue();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('goes on after the clock has come back from the future', async () => {
    const run = vi.fn(async () => 'Done.');
    const { runDue } = schedule(hourly(run));
    await runDue();
    clock.advance(100 * hourMs);
    await runDue();
    clock.set('2026-05-20T13:05:00.000Z');
    await runDue();
    await runDue();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is stored while it runs, and with its end and its message afterwards', async () => {
    const { job, begun, finish } = lengthy();
    const done = schedule(job).runDue();
    await begun;
    expect(await runs()).toMatchObject([{ status: 'Running', endedAt: null, message: null }]);
    finish('Wrote two letters.');
    await done;
    const [run] = await runs();
    expect(run).toMatchObject({ status: 'Succeeded', message: 'Wrote two letters.' });
    expect(run?.endedAt?.getTime()).toBeGreaterThanOrEqual(run?.startedAt.getTime() ?? 0);
  });

  it('lasts as long as it took, however the clock was moved meanwhile', async () => {
    const { runDue } = schedule(
      hourly(async () => {
        clock.advance(1000 * hourMs);
        return 'Done.';
      }),
    );
    await runDue();
    const [run] = await runs();
    expect((run?.endedAt?.getTime() ?? 0) - (run?.startedAt.getTime() ?? 0)).toBeLessThan(hourMs);
  });

  it('that fails is stored as failed with the reason, and the others run all the same', async () => {
    const refused = async () => {
      throw new Error('The mail server refused the connection.');
    };
    const { runDue } = schedule(
      hourly(refused),
      hourly(async ({ db }) => {
        await db.execute('select 1 / 0');
        return 'Never.';
      }, 3),
      hourly(async () => 'Done.', 4),
    );
    await runDue();
    expect(await runs(1)).toMatchObject([
      { status: 'Failed', message: 'The mail server refused the connection.', endedAt: expect.any(Date) },
    ]);
    expect(await runs(3)).toMatchObject([{ status: 'Failed', message: 'division by zero' }]);
    expect(await runs(4)).toMatchObject([{ status: 'Succeeded' }]);
  });

  it('is never run twice at the same time', async () => {
    let running = 0;
    let most = 0;
    const { runDue } = schedule(
      hourly(async ({ db }) => {
        most = Math.max(most, ++running);
        await db.execute('select 1');
        clock.advance(hourMs);
        running--;
        return 'Done.';
      }),
    );
    await Promise.all([runDue(), runDue(), runDue()]);
    expect(most).toBe(1);
  });

  it('that a process left unfinished is marked as failed by the next', async () => {
    const startedAt = new Date('2026-05-20T12:05:00.000Z');
    await database.db.insert(jobRuns).values({ jobId: 1, startedAt, status: 'Running' });
    const run = vi.fn(async () => 'Done.');
    await schedule(hourly(run)).runDue();
    expect(await runs()).toMatchObject([
      { status: 'Failed', message: 'The server stopped while the job was running.' },
    ]);
    expect(run).not.toHaveBeenCalled();
  });

  it('does not begin any more once the scheduler is stopped', async () => {
    const run = vi.fn(async () => 'Done.');
    const { stop, runDue } = schedule(hourly(run));
    await stop();
    await runDue();
    expect(run).not.toHaveBeenCalled();
  });

  it('is looked after without being asked, as time passes', async () => {
    const run = vi.fn(async () => 'Done.');
    const { start, runDue } = schedule(hourly(run));
    start();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 20_000);
    await runDue();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('two schedulers on one database', () => {
  it('run a job once', async () => {
    const run = vi.fn(async () => 'Done.');
    await Promise.all([1, 2, 3].map(() => schedule(hourly(run)).runDue()));
    expect(run).toHaveBeenCalledTimes(1);
    expect(await runs()).toHaveLength(1);
  });

  it('run a job once though their clocks differ', async () => {
    const run = vi.fn(async () => 'Done.');
    clock.set('2026-05-20T13:00:03.000Z');
    await schedule(hourly(run)).runDue();
    clock.set('2026-05-20T13:00:00.000Z');
    await schedule(hourly(run)).runDue();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('leave alone what the other is running, even when it falls due again', async () => {
    const { job, begun, finish } = lengthy();
    const done = schedule(job).runDue();
    await begun;
    clock.advance(hourMs);
    const again = vi.fn(async () => 'Again.');
    const other = schedule(hourly(again));
    await other.runDue();
    expect(again).not.toHaveBeenCalled();
    expect(await runs()).toMatchObject([{ status: 'Running' }]);
    finish('Done at last.');
    await done;
    await other.runDue();
    expect(await runs()).toMatchObject([{ message: 'Done at last.' }, { message: 'Again.' }]);
  });
});
