import { setTimeout as delay } from 'node:timers/promises';
import type { Assistant } from './assistant';

const tickMs = 40;
/** A short reply takes as long as its words need. */
const wordMs = 60;

/**
 * Lets an assistant that has its whole reply at once hand it on at a reading pace, to whoever hears it while it comes.
 * Whoever does not gets it at once.
 *
 * @param longestMs how long a reply may take that way; 0 for no time at all
 */
export function paced(assistant: Assistant, longestMs: number): Assistant {
  return {
    ...assistant,
    async reply({ onText, ...request }) {
      const reply = await assistant.reply(request);
      if (!onText) return reply;
      const words = reply.text.match(/\s*\S+\s*/g) ?? [reply.text];
      const ticks = Math.max(1, Math.floor(Math.min(longestMs, words.length * wordMs) / tickMs));
      let told = 0;
      for (let tick = 1; tick <= ticks; tick += 1) {
        if (tick > 1) await delay(tickMs);
        request.signal?.throwIfAborted();
        const until = Math.ceil((words.length * tick) / ticks);
        onText(words.slice(told, until).join(''));
        told = until;
      }
      return reply;
    },
  };
}
