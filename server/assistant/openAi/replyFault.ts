import type { FailureReason } from '../assistant';

/** What is wrong with what a server answered, as the end of a sentence that begins with the model. */
export class ReplyFault extends Error {
  override name = 'ReplyFault';
  readonly reason: FailureReason;

  constructor(words: string, { reason = 'failed', cause }: { reason?: FailureReason; cause?: unknown } = {}) {
    super(words, { cause });
    this.reason = reason;
  }
}
