import * as v from 'valibot';
import type { Usage } from '../assistant';

/** Some servers send a list of parts, of which only texts are meant for the person. */
const Content = v.union([
  v.string(),
  v.array(v.object({ type: v.optional(v.string()), text: v.optional(v.unknown()) })),
]);

const Said = v.object({
  content: v.nullish(Content),
  reasoning_content: v.nullish(v.string()),
  reasoning: v.nullish(v.unknown()),
  tool_calls: v.nullish(v.array(v.unknown())),
  function_call: v.nullish(v.unknown()),
});

const Completion = v.object({
  choices: v.nullish(
    v.array(
      v.object({
        delta: v.nullish(Said),
        message: v.nullish(Said),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  usage: v.nullish(v.unknown()),
  error: v.nullish(v.unknown()),
});

const Counted = v.object({ prompt_tokens: v.number(), completion_tokens: v.number() });

/** A part of a reply, or a whole one, of a server that speaks OpenAI's chat completions. */
export interface Chunk {
  hasChoice: boolean;
  text: string;
  /** What the model thinks to itself, where the server keeps it apart. */
  thought: string;
  asksForTool: boolean;
  finishReason: string | null;
  usage: Usage | null;
  /** What went wrong, in the shape that the server has for it. */
  error: unknown;
}

/**
 * Reads a chunk of a streamed reply, or a reply in one piece.
 *
 * @throws SyntaxError or ValiError for anything else
 */
export function readChunk(json: string): Chunk {
  const { choices, usage, error } = v.parse(Completion, JSON.parse(json));
  const [choice] = choices;
  const said = choice?.delta ?? choice?.message;
  const finishReason = choice?.finish_reason ?? null;
  return {
    hasChoice: choice !== undefined,
    text: textOf(said?.content),
    thought: said?.reasoning_content ?? (typeof said?.reasoning === 'string' ? said.reasoning : ''),
    asksForTool:
      (said?.tool_calls ?? []).length > 0 ||
      said?.function_call != null ||
      ['tool_calls', 'function_call'].includes(finishReason ?? ''),
    finishReason,
    usage: usageOf(usage),
    error: error ?? null,
  };
}

function textOf(content: v.InferOutput<typeof Content> | null | undefined): string {
  if (typeof content === 'string') return content;
  return (content ?? [])
    .map(({ type = 'text', text }) => (type === 'text' && typeof text === 'string' ? text : ''))
    .join('');
}

function usageOf(given: unknown): Usage | null {
  const { success, output } = v.safeParse(Counted, given);
  if (!success) return null;
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = output;
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens };
}
