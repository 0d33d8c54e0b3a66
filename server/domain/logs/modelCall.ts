import type { InferOutput } from 'valibot';
import type { RequestJson, ResponseJson } from '../../../src/api/chat';
import type { GptCallText } from '../../../src/api/developer/devLogs';
import type { AssistantReply, Message } from '../../assistant/assistant';
import type { costs, promptLogs } from '../../db/tables';
import type { PromptKey } from '../prompts/promptKey';
import type { Prompt } from '../prompts/readPrompt';

/** One question to the assistant and its answer, from which the prompt log, the developer log and the costs are told. */
export interface ModelCall {
  prompt: Prompt;
  messages: readonly Message[];
  reply: AssistantReply;
  /** Asked by staff to see what a text would do, and not in a conversation. */
  isTryOut?: boolean;
}

export const currency = 'USD';

/** US dollars a token: what a middling model takes. */
const prices = { prompt: 0.000_002_5, completion: 0.000_01 };

/** As costs are stored: floating-point noise is no money. */
const toBillionth = (cost: number): number => Math.round(cost * 1e9) / 1e9;

/** What tokens cost, in US dollars. */
export const costOf = (tokens: { promptTokens: number; completionTokens: number }): number =>
  toBillionth(tokens.promptTokens * prices.prompt + tokens.completionTokens * prices.completion);

const notes: Record<PromptKey, string> = {
  coach: 'Reply of the coach',
  greeting: 'First greeting',
  welcomeBack: 'Welcome back',
  safetyCheck: 'Safety check',
  moduleSummary: 'Module summary',
  sessionSummary: 'Session summary',
  clientSummary: 'Client summary',
};

const choicesOf = ({ reply: { text, finishReason } }: ModelCall) => [
  { message: { content: text }, finishReason },
];

/** A prompt log of a chat, or of a session's summary, with both sides as JSON text (D-28). */
export function toPromptLog<Of extends { chatId: number } | { sessionId: number }>(
  call: ModelCall,
  of: Of & { createdAt: Date },
) {
  const { prompt, messages, reply } = call;
  const request: InferOutput<typeof RequestJson> = { messages: [...messages] };
  const response: InferOutput<typeof ResponseJson> = {
    value: { choices: choicesOf(call), usage: reply.usage },
  };
  return {
    ...of,
    promptKey: prompt.key,
    promptVersionId: prompt.versionId,
    requestJson: JSON.stringify(request),
    responseJson: JSON.stringify(response),
  } satisfies typeof promptLogs.$inferInsert;
}

/** What a prompt log says, as the text of a line of the developer log (contract 3.11). */
export function lineOfPromptLog(log: { requestJson: string; responseJson: string }): string {
  const { messages }: InferOutput<typeof RequestJson> = JSON.parse(log.requestJson);
  const { value }: InferOutput<typeof ResponseJson> = JSON.parse(log.responseJson);
  const text: GptCallText = { prompt: messages, usage: value.usage, choices: value.choices };
  return JSON.stringify(text);
}

/** What the call has cost: one row for the tokens sent, one for those that came back. */
export function toCosts(
  { prompt, reply: { usage }, isTryOut }: ModelCall,
  place: { userId: string; createdAt: Date },
): (typeof costs.$inferInsert)[] {
  const row = (type: string, itemCount: number, costPrItem: number) => ({
    ...place,
    type,
    note: isTryOut ? `Try-out: ${notes[prompt.key]}` : notes[prompt.key],
    itemCount,
    costPrItem,
    totalCost: toBillionth(itemCount * costPrItem),
  });
  return [
    row('Prompt tokens', usage.promptTokens, prices.prompt),
    row('Completion tokens', usage.completionTokens, prices.completion),
  ];
}
