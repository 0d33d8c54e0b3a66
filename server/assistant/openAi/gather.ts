import type { AssistantReply, Message } from '../assistant';
import { estimateUsage } from '../tokens';
import { type Chunk, readChunk } from './chunk';
import { createOutlet } from './outlet';
import { isFiltered, wordsOf } from './refusals';
import { ReplyFault } from './replyFault';
import { createThoughtFilter } from './thoughts';

/** Longer than any reply that a person would read; a model that goes on has lost itself. */
export const longestReply = 100_000;

interface Gathering {
  messages: readonly Message[];
  /** Whether the model is known to begin amid its thoughts. */
  expectsThoughts: boolean;
  onText?(piece: string): void;
}

export interface Gatherer {
  /** @throws ReplyFault for what is no part of a reply */
  take(json: string): void;
  readonly hasBegun: boolean;
  /** Whether the model has said that it is done; what it has used may still follow. */
  readonly isDone: boolean;
  readonly beganAmidThoughts: boolean;
  /** @throws ReplyFault where nothing has come that could be shown */
  finish(): AssistantReply;
}

/** Puts a reply together from its chunks; without what the model thinks to itself. */
export function createGatherer({ messages, expectsThoughts, onText }: Gathering): Gatherer {
  const outlet = createOutlet(onText);
  const thoughts = createThoughtFilter(expectsThoughts);
  let written = '';
  let finishReason: string | null = null;
  let usage: AssistantReply['usage'] | null = null;
  let hasChoice = false;

  function letOut(text: string) {
    outlet.push(text);
    if (outlet.text.length > longestReply) fail(`replied with more than ${longestReply} characters`);
  }

  return {
    take(json) {
      const chunk = understand(json);
      if (chunk.error !== null) failWith(chunk.error);
      if (chunk.asksForTool) fail('asked for a tool instead of replying');
      if (chunk.finishReason === 'content_filter') {
        throw new ReplyFault("stopped: the provider's filter held the reply back", { reason: 'filtered' });
      }
      hasChoice ||= chunk.hasChoice;
      finishReason = chunk.finishReason ?? finishReason;
      usage = chunk.usage ?? usage;
      written += chunk.thought + chunk.text;
      const certain = thoughts.push(chunk.text);
      if (thoughts.beganAmidThoughts && outlet.text !== '')
        fail('began amid its thoughts without a tag, and is expected to from now on');
      letOut(certain);
    },
    get hasBegun() {
      return written !== '';
    },
    get isDone() {
      return finishReason !== null;
    },
    get beganAmidThoughts() {
      return thoughts.beganAmidThoughts;
    },
    finish() {
      if (!hasChoice) fail('answered without a choice');
      letOut(thoughts.end(finishReason === 'length'));
      const { text } = outlet;
      if (text === '')
        fail(written.trim() === '' ? 'replied with nothing' : 'replied with nothing but its thoughts');
      return {
        text,
        finishReason: finishReason ?? 'stop',
        usage: usage ?? estimateUsage(messages, written),
      };
    },
  };
}

function understand(json: string): Chunk {
  try {
    return readChunk(json);
  } catch (error) {
    throw new ReplyFault('answered something else than a part of a reply', { cause: error });
  }
}

function failWith(said: unknown): never {
  const words = wordsOf({ error: said }) || JSON.stringify(said).slice(0, 300);
  throw new ReplyFault(`failed in the middle of its reply: ${words}`, {
    reason: isFiltered({ error: said }) ? 'filtered' : 'failed',
  });
}

function fail(words: string): never {
  throw new ReplyFault(words);
}
