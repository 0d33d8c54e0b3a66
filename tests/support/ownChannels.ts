import { BroadcastChannel as NodeChannel, threadId } from 'node:worker_threads';

/** Node's channels reach every thread of its process: here those of each thread are apart, as those of two browsers are. */
class OwnChannel extends NodeChannel {
  constructor(name: string) {
    super(`${threadId} ${name}`);
  }
}

/** What one test file announces to other tabs is not heard by the files that run beside it. */
export function keepChannelsApart(): void {
  Object.assign(globalThis, { BroadcastChannel: OwnChannel });
}
