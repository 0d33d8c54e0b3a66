import { type Assistant, AssistantFailure, type AssistantRequest, type Message } from '../assistant';
import { createGatherer, type Gatherer } from './gather';
import { readEvents, readWhole } from './readBody';
import { type Asked, isCutOff, toFailure, toUnreachable, wordsOf } from './refusals';
import { ReplyFault } from './replyFault';
import { startTimeLimits, type TimeLimits } from './timeLimits';
import { unquoted } from './unquoted';

export interface OpenAiOptions {
  /** The address before `/chat/completions`, e.g. `http://localhost:11434/v1`. */
  url: string;
  model: string;
  /** The bearer key; local servers need none. */
  key?: string;
  /** How long a reply may take in all; less than the app's own limit for a chat reply (120 s). */
  timeLimitMs?: number;
  /** How long nothing may come once the reply has begun. */
  stallLimitMs?: number;
}

/** What a server is asked for, by how much it can do. */
const wishes = {
  streamWithUsage: { stream: true, stream_options: { include_usage: true } },
  stream: { stream: true },
  whole: {},
};

/** How long the count of tokens may take that follows the last word. */
const usageLimitMs = 2_000;

/**
 * An assistant that asks any server with OpenAI's chat completions call. The reply comes piece by piece where the
 * server can.
 */
export function createOpenAiAssistant({
  url: given,
  model,
  key,
  timeLimitMs = 100_000,
  stallLimitMs = 30_000,
}: OpenAiOptions): Assistant {
  const url = given.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const asked = { url, model, hasKey: Boolean(key) };
  /** What has been learnt of the server: what it can do, and how its model replies. */
  const known: { wish: keyof typeof wishes; expectsThoughts: boolean } = {
    wish: 'streamWithUsage',
    expectsThoughts: false,
  };

  async function post(messages: readonly Message[], signal: AbortSignal): Promise<Response> {
    const ask = () =>
      fetch(`${url}/chat/completions`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(key ? { Authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify({ model, messages, ...wishes[known.wish] }),
        signal,
      });
    // A server may close a connection that was kept just as it is used again: then nobody has heard the question.
    const response = await ask().catch((error) => (isCutOff(error) ? ask() : Promise.reject(error)));
    if (response.ok) return response;
    const body = await readWhole(response).catch(() => '');
    const failure = toFailure(asked, response.status, body);
    const simpler = failure.reason === 'filtered' ? null : simplerWish(known.wish, response.status, body);
    if (!simpler) throw failure;
    known.wish = simpler;
    return post(messages, signal);
  }

  async function converse({ messages, onText }: AssistantRequest, limits: TimeLimits) {
    const response = await post(messages, limits.signal);
    const gatherer = createGatherer({ messages, onText, expectsThoughts: known.expectsThoughts });
    const type = response.headers.get('Content-Type') ?? '';
    const isStream = type.includes('text/event-stream');
    try {
      if (isStream) await gatherEvents(response, gatherer, limits, stallLimitMs);
      else if (type.includes('html')) throw new ReplyFault('answered with a page; most addresses end in /v1');
      else gatherer.take(await readWhole(response));
    } finally {
      known.expectsThoughts ||= gatherer.beganAmidThoughts;
    }
    return { ...gatherer.finish(), isStreamed: isStream };
  }

  return {
    model,
    async reply(request) {
      request.signal?.throwIfAborted();
      const limits = startTimeLimits(timeLimitMs, request.signal);
      try {
        return await converse(request, limits);
      } catch (error) {
        request.signal?.throwIfAborted();
        const failure = toAssistantFailure(limits.signal.aborted ? limits.signal.reason : error, asked);
        const { message, reason, cause } = failure;
        throw new AssistantFailure(unquoted(message, request.messages), { reason, cause });
      } finally {
        limits.end();
      }
    },
  };
}

/** Takes the events of a reply in, until it is complete or too much time passes between two of them. */
async function gatherEvents(
  response: Response,
  gatherer: Gatherer,
  limits: TimeLimits,
  stallLimitMs: number,
): Promise<void> {
  let isComplete = false;
  try {
    for await (const data of readEvents(response)) {
      if (data === '[DONE]') isComplete = true;
      else gatherer.take(data);
      isComplete ||= gatherer.isDone;
      if (isComplete) limits.heard(usageLimitMs);
      else if (gatherer.hasBegun) limits.heard(stallLimitMs);
    }
  } catch (error) {
    // All that could still come was the count of tokens.
    if (!isComplete) throw error;
  }
  if (!isComplete) throw new ReplyFault('broke off in the middle of its reply');
}

/** What to ask for next where a server refuses a wish that it does not know; null when that is not what it refuses. */
function simplerWish(wish: keyof typeof wishes, status: number, body: string): keyof typeof wishes | null {
  if (![400, 422, 501].includes(status)) return null;
  const words = wordsOf(body);
  if (wish === 'streamWithUsage' && /stream_options|include_usage/.test(words)) return 'stream';
  return wish !== 'whole' && /\bstream/i.test(words) ? 'whole' : null;
}

function toAssistantFailure(error: unknown, asked: Asked): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  if (!(error instanceof ReplyFault)) return toUnreachable(error, asked);
  const { reason, message } = error;
  return new AssistantFailure(`The model '${asked.model}' at ${asked.url} ${message}`, {
    reason,
    cause: error,
  });
}
