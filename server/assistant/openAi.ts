import * as v from 'valibot';
import { type Assistant, AssistantFailure, type Message } from './assistant';
import { estimateUsage } from './tokens';

export interface OpenAiOptions {
  /** The address before `/chat/completions`, e.g. `http://localhost:11434/v1`. */
  url: string;
  model: string;
  /** The bearer key; local servers need none. */
  key?: string;
  /** How long an answer may take; less than the app's own limit for a chat reply (120 s). */
  timeLimitMs?: number;
}

const Completion = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.pipe(v.string(), v.trim(), v.nonEmpty('the answer is empty')) }),
        finish_reason: v.nullish(v.string(), 'stop'),
      }),
    ),
    v.minLength(1, 'there is no choice'),
  ),
  usage: v.nullish(
    v.object({ prompt_tokens: v.number(), completion_tokens: v.number(), total_tokens: v.number() }),
  ),
});

/** An assistant that asks any server with OpenAI's chat completions call. */
export function createOpenAiAssistant({ url, model, key, timeLimitMs = 100_000 }: OpenAiOptions): Assistant {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`;

  async function ask(messages: readonly Message[], signal?: AbortSignal): Promise<string> {
    const timeLimit = AbortSignal.timeout(timeLimitMs);
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, messages }),
      signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit,
    });
    const text = await response.text();
    if (!response.ok)
      throw new AssistantFailure(`${address} answered ${response.status}: ${text.slice(0, 300)}`);
    return text;
  }

  return {
    model,
    async reply({ messages, signal, onText }) {
      const text = await ask(messages, signal).catch((error) => {
        signal?.throwIfAborted();
        throw asFailure(error, address, timeLimitMs);
      });
      const { choices, usage } = understand(text, address);
      const [{ message, finish_reason } = noChoice()] = choices;
      onText?.(message.content);
      return {
        text: message.content,
        finishReason: finish_reason,
        usage: usage
          ? {
              promptTokens: usage.prompt_tokens,
              completionTokens: usage.completion_tokens,
              totalTokens: usage.total_tokens,
            }
          : estimateUsage(messages, message.content),
      };
    },
  };
}

const noChoice = (): never => {
  throw new AssistantFailure('The answer has no choice');
};

function asFailure(error: unknown, address: string, timeLimitMs: number): AssistantFailure {
  if (error instanceof AssistantFailure) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new AssistantFailure(`${address} took longer than ${timeLimitMs} ms`, { cause: error });
  }
  return new AssistantFailure(`${address} could not be reached: ${String(error)}`, { cause: error });
}

function understand(text: string, address: string): v.InferOutput<typeof Completion> {
  try {
    return v.parse(Completion, JSON.parse(text));
  } catch (error) {
    throw new AssistantFailure(`${address} answered something else than a completion: ${String(error)}`, {
      cause: error,
    });
  }
}
