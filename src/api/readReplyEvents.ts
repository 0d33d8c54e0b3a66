import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { EventReader } from './client';
import { ReplyAccepted, ReplyDelta, ReplyError, ReplyHelp, type ReplyProgress } from './replyEvents';

/** Servers send something every ten seconds, if only a sign of life. */
const silenceLimitMs = 30_000;

/**
 * Reads a reply that comes word by word.
 *
 * @param onProgress hears each event but the last, which becomes the reply or the failure of the call
 */
export const readReplyEvents =
  (onProgress: (progress: ReplyProgress) => void): EventReader =>
  async (body, signal) => {
    let last: { status: number; text: string } | null = null;
    /** Of another shape it is left out: the reply is worth more. */
    const hearHelp = (data: string) => {
      const { success, output } = v.safeParse(ReplyHelp, JSON.parse(data));
      if (success) onProgress({ event: 'help', ...output });
    };
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'accepted') onProgress({ event, ...v.parse(ReplyAccepted, JSON.parse(data)) });
        else if (event === 'delta') onProgress({ event, ...v.parse(ReplyDelta, JSON.parse(data)) });
        else if (event === 'help') hearHelp(data);
        else if (event === 'done') last = { status: 200, text: data };
        else if (event === 'error') {
          last = { status: v.parse(ReplyError, JSON.parse(data)).status, text: data };
        }
      },
    });
    const reader = body.getReader();
    const utf8 = new TextDecoder();
    try {
      while (!last) {
        const { done, value } = await inTime(reader.read(), signal);
        if (done) break;
        parser.feed(utf8.decode(value, { stream: true }));
      }
    } finally {
      // Also where a server leaves the stream open after its last event.
      void reader.cancel().catch(() => undefined);
    }
    return last;
  };

function inTime<Value>(read: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error('The stream was given up, or has fallen silent'));
    const timer = setTimeout(giveUp, silenceLimitMs);
    signal.addEventListener('abort', giveUp);
    void read.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
    });
  });
}
