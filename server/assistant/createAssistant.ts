import type { Assistant } from './assistant';
import { coach } from './coach/coach';
import { createOpenAiAssistant } from './openAi';

/** What ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_KEY say. */
export interface AssistantSettings {
  url?: string;
  model?: string;
  key?: string;
}

/**
 * The assistant that the settings name: the built-in coach, or with an address any OpenAI-compatible server.
 *
 * @throws Error for an address without a model
 */
export function createAssistant({ url, model, key }: AssistantSettings): Assistant {
  if (!url) return coach;
  if (!model) throw new Error('ASSISTANT_URL is set, so ASSISTANT_MODEL must name a model.');
  return createOpenAiAssistant({ url, model, key });
}
