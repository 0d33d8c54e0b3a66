import type { Message, Usage } from './assistant';

/** A token is about four characters of European text; a message's role and frame take about four tokens more. */
const charactersPerToken = 4;
const tokensPerMessage = 4;

const tokensOf = (text: string) => Math.max(1, Math.ceil(text.length / charactersPerToken));

/** Estimates what a language model would have counted, for replies that no model has made. */
export function estimateUsage(messages: readonly Message[], completion: string): Usage {
  const promptTokens = messages.reduce((sum, { content }) => sum + tokensOf(content) + tokensPerMessage, 0);
  const completionTokens = tokensOf(completion);
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens };
}
