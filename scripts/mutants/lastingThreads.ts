import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolOptions, PoolRunnerInitializer, PoolWorker, WorkerRequest } from 'vitest/node';

type Listener = (argument: unknown) => void;

/** How many runs a thread serves: what a broken source leaves behind does not heap up without end. */
const runsOfOneThread = 40;

interface Thread {
  worker: Worker;
  runs: number;
}

const idle = new Map<string, Thread>();

/**
 * A pool whose threads outlive a run. Vitest starts one for each run, and Stryker makes a run for each mutant: most of
 * the time would go into loading jsdom, React and the testing tools anew. Our own modules are loaded anew all the same,
 * since the tests are isolated.
 *
 * There is no option for it: Stryker's runner fixes the pool to Vitest's threads, which end with the run, and without
 * isolation each mutant would meet modules that the one before has used.
 */
export const lastingThreads: PoolRunnerInitializer = {
  name: 'lasting-threads',
  createPoolWorker: (options) => new LastingThread(options),
};

class LastingThread implements PoolWorker {
  readonly name = lastingThreads.name;
  private readonly listeners: [event: string, listener: Listener][] = [];
  private thread: Thread | null = null;
  private isAskedToStop = false;

  constructor(private readonly options: PoolOptions) {}

  async start(): Promise<void> {
    const { distPath, env, execArgv, project } = this.options;
    this.thread = idle.get(project.name) ?? {
      worker: new Worker(path.resolve(distPath, 'workers/threads.js'), {
        env,
        execArgv,
        stdout: true,
        stderr: true,
      }),
      runs: 0,
    };
    idle.delete(project.name);
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.thread?.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.thread?.worker.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') {
      this.thread?.worker.postMessage(message);
      return;
    }
    // The thread goes on with its environment, so it is not told.
    this.isAskedToStop = true;
    const answer = { type: 'stopped', __vitest_worker_response__: true };
    for (const [event, listener] of this.listeners) if (event === 'message') setImmediate(listener, answer);
  }

  async stop(): Promise<void> {
    const { thread } = this;
    if (!thread) return;
    for (const [event, listener] of this.listeners) thread.worker.off(event, listener);
    thread.runs += 1;
    const { name } = this.options.project;
    if (!this.isAskedToStop || idle.has(name) || thread.runs >= runsOfOneThread)
      await thread.worker.terminate();
    else idle.set(name, thread);
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}
