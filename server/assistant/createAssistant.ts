import type { Assistant } from './assistant';
import { coach } from './coach/coach';
import { createOpenAiAssistant } from './openAi/openAi';
import { paced } from './paced';

/** What ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY and ASSISTANT_PACE say. */
export interface AssistantSettings {
  url?: string;
  model?: string;
  key?: string;
  /** How many milliseconds the built-in coach may take over a reply that is read while it comes. */
  paceMs?: number;
}

const readingPaceMs = 1_200;

/**
 * The assistant that the settings name: the built-in coach, or with an address any OpenAI-compatible server.
 *
 * @throws Error with a sentence that begins with the variable that is missing or wrong
 */
export function createAssistant({ url, model, key, paceMs = readingPaceMs }: AssistantSettings): Assistant {
  if (!url && model)
    throw new Error('ASSISTANT_URL is missing: ASSISTANT_MODEL is set, but not where to find it.');
  if (!url) return paceMs > 0 ? paced(coach, paceMs) : coach;
  if (!URL.canParse(url) || !/^https?:/i.test(url))
    throw new Error(`ASSISTANT_URL is no address of a web server: ${url}`);
  if (!model) throw new Error('ASSISTANT_MODEL is missing: ASSISTANT_URL is set, so it must name a model.');
  return createOpenAiAssistant({ url, model, key });
}
