import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/root';
import { cpuMs, residentMb } from './proc';

export interface ServerProcess {
  port: number;
  /** The last that it has said. */
  said(): string;
  /** The lines of its log that tell of an error. */
  errors(): readonly string[];
  /** What of its memory is in use, in MB. */
  memory(): Promise<number>;
  /** What is left of its memory once it has collected its garbage, in bytes. */
  collected(): Promise<NodeJS.MemoryUsage>;
  /** How long it has had a processor so far, in milliseconds. */
  cpuMs(): Promise<number>;
  /** Asks it to end, and says with which code it did. */
  stop(): Promise<number | null>;
  /** Ends it without a word. */
  kill(): Promise<void>;
}

const startLimitMs = 120_000;
const preloaded = ['shiftClock.mjs', 'tellHeap.mjs']
  .map((file) => `--import ${new URL(file, import.meta.url)}`)
  .join(' ');

/** Starts a hosted server as `npm run serve` does, without the application, and waits until it takes requests. */
export async function startServerProcess(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve/serve.ts'], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: preloaded, SERVE_APP: 'false', SERVER_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = keepEnd(child);
  const errors = keepErrors(child);
  // Whatever becomes of this process, none stays behind.
  const killWithThis = () => child.kill('SIGKILL');
  process.once('exit', killWithThis);
  child.once('exit', () => process.off('exit', killWithThis));
  await takesRequests(port, child, output);
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return {
    port,
    said: output,
    errors: () => errors,
    memory: () => residentMb(child.pid ?? 0),
    collected: async () => {
      const answer = once(child, 'message');
      child.send('collect');
      const [usage] = await answer;
      return usage;
    },
    cpuMs: () => cpuMs(child.pid ?? 0),
    stop: () => {
      child.kill('SIGTERM');
      return ended();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended();
    },
  };
}

/** Remembers the last that a process has said, for when it fails. */
function keepEnd({ stdout, stderr }: ChildProcess): () => string {
  let end = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (piece: Buffer) => {
      end = (end + piece).slice(-4000);
    });
  }
  return () => end;
}

/** Its log is a JSON object a line; what else it says on its error output is no good sign either. */
function keepErrors({ stdout, stderr }: ChildProcess): string[] {
  const errors: string[] = [];
  if (stdout)
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.includes('"level":"error"')) errors.push(line);
    });
  if (stderr) createInterface({ input: stderr }).on('line', (line) => errors.push(line));
  return errors;
}

async function takesRequests(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const end = performance.now() + startLimitMs;
  while (performance.now() < end && child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server at port ${port} did not become ready:\n${output()}`);
}
