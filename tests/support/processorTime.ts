import { existsSync, readFileSync } from 'node:fs';

// Node's own process.threadCpuUsage() is younger than the oldest Node that we run on.
const ofThread = '/proc/thread-self/schedstat';

/**
 * The processor time that this test file's own thread has spent so far, in milliseconds. Unlike `process.cpuUsage()` it
 * leaves out the files that run beside it in the same process. Outside of Linux all of them count.
 */
export function processorTime(): number {
  if (existsSync(ofThread)) return Number(readFileSync(ofThread, 'utf8').split(' ')[0]) / 1e6;
  return process.cpuUsage().user / 1_000;
}
