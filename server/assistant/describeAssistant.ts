import { type Assistant, AssistantFailure, type Message } from './assistant';

const greeting: Message[] = [
  { role: 'system', content: 'You are a friendly coach.' },
  { role: 'user', content: 'Say hello in one short sentence.' },
];

/**
 * Asks the assistant for a greeting, and says in a sentence whether its model answers, how fast, and whether piece by
 * piece. Null for the built-in coach, which always answers.
 */
export async function describeAssistant({ model, reply }: Assistant): Promise<string | null> {
  if (model === undefined) return null;
  const began = performance.now();
  let firstWords: number | undefined;
  try {
    const { usage, isStreamed } = await reply({
      messages: greeting,
      language: 'en',
      onText: () => {
        firstWords ??= performance.now() - began;
      },
    });
    const took = performance.now() - began;
    const speed = Math.round((usage.completionTokens * 1_000) / took);
    return isStreamed
      ? `The model '${model}' answers: its first words came after ${seconds(firstWords ?? took)}, then piece by piece, ${speed} tokens a second in all.`
      : `The model '${model}' answers in one piece, as its server does not stream: after ${seconds(took)}, ${speed} tokens a second.`;
  } catch (error) {
    if (!(error instanceof AssistantFailure)) throw error;
    return `The assistant does not answer. ${error.message}`;
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
