import { AssistantFailure, type Message } from '../../assistant/assistant';
import type { TagValues } from '../../assistant/tags';
import type { Person } from '../account/person';
import { logException } from '../logs/devLog';
import type { ModelCall } from '../logs/modelCall';
import type { PromptKey } from '../prompts/promptKey';
import { readPrompt } from '../prompts/readPrompt';
import type { Tools } from '../tools';

interface Question {
  key: PromptKey;
  values: TagValues;
  person: Pick<Person, 'id' | 'languageCode'>;
  /** The session that it is about; null for one that is yet to be opened. */
  sessionId: number | null;
  /** How long the model may take. */
  limitMs: number;
  /** What the person has just said, where the prompt is about that. */
  said?: Message;
  signal?: AbortSignal;
}

/**
 * Asks the language model by one of its prompts for something that the product can do without. Null where no model is
 * there, the prompt is empty, or no answer comes in time; a failure is logged.
 */
export async function askByPrompt(
  { db, clock, assistant }: Pick<Tools, 'db' | 'clock' | 'assistant'>,
  { key, values, person, sessionId, limitMs, said, signal }: Question,
): Promise<ModelCall | null> {
  if (assistant.model === undefined) return null;
  const prompt = await readPrompt(db, key, values);
  if (prompt.text.trim() === '') return null;
  // Many models answer nobody but a user.
  const messages: Message[] = said
    ? [{ role: 'system', content: prompt.text }, said]
    : [{ role: 'user', content: prompt.text }];
  const timeLimit = AbortSignal.timeout(limitMs);
  try {
    const reply = await assistant.reply({
      messages,
      language: person.languageCode ?? 'en',
      signal: signal ? AbortSignal.any([signal, timeLimit]) : timeLimit,
    });
    return { prompt, messages, reply };
  } catch (error) {
    if (signal?.aborted) throw error;
    const failure = timeLimit.aborted
      ? new AssistantFailure(
          `The model '${assistant.model}' did not answer the prompt '${key}' within ${limitMs} ms`,
        )
      : error;
    if (!(failure instanceof AssistantFailure)) throw error;
    console.error(`The prompt '${key}' got no answer: ${failure.message}`);
    await logException(db, { userId: person.id, sessionId, now: clock.now() }, failure, `Prompt ${key}`);
    return null;
  }
}
