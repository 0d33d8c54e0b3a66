import { estimateTokens } from '../../src/api/admin/promptTokens';
import type { Message, Usage } from './assistant';

/** A message's role and frame take about so many tokens more than its text. */
const tokensPerMessage = 4;

const tokensOf = (text: string) => Math.max(1, estimateTokens(text));

/** Estimates what a language model would have counted, for replies that no model has made. */
export function estimateUsage(messages: readonly Message[], completion: string): Usage {
  const promptTokens = messages.reduce((sum, { content }) => sum + tokensOf(content) + tokensPerMessage, 0);
  const completionTokens = tokensOf(completion);
  return { promptTokens, completionTokens, totalTokens: promptTokens + completionTokens };
}
