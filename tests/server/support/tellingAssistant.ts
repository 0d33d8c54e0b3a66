import type { Assistant } from '../../../server/assistant/assistant';
import { estimateUsage } from '../../../server/assistant/tokens';
import { createDeferred } from '../../../src/auth/deferred';

/** An assistant that says what a test tells it, piece by piece. One reply at a time. */
export function tellingAssistant() {
  const asked = createDeferred<void>();
  const ended = createDeferred<void>();
  let text = '';
  let hear: ((piece: string) => void) | undefined;
  let signal: AbortSignal | undefined;
  const assistant: Assistant = {
    reply: async (request) => {
      hear = request.onText;
      signal = request.signal;
      asked.resolve();
      await ended.promise;
      return { text, finishReason: 'stop', usage: estimateUsage(request.messages, text) };
    },
  };
  return {
    assistant,
    /** Settles when it has been asked. */
    asked: asked.promise,
    isGivenUp: () => signal?.aborted,
    say: (piece: string) => {
      text += piece;
      hear?.(piece);
    },
    finish: () => ended.resolve(),
    fail: (error: Error) => ended.reject(error),
  };
}
