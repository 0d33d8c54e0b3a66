import type { Assistant } from './assistant';
import { coach } from './coach/coach';
import { createOpenAiAssistant } from './openAi/openAi';

/** What ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_KEY say. */
export interface AssistantSettings {
  url?: string;
  model?: string;
  key?: string;
}

/**
 * The assistant that the settings name: the built-in coach, or with an address any OpenAI-compatible server.
 *
 * @throws Error with a sentence that begins with the variable that is missing or wrong
 */
export function createAssistant({ url, model, key }: AssistantSettings): Assistant {
  if (!url) return coach;
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new Error(`ASSISTANT_URL is no address of a web server: ${url}`);
  if (!model) throw new Error('ASSISTANT_MODEL is missing: ASSISTANT_URL is set, so it must name a model.');
  return createOpenAiAssistant({ url, model, key });
}
