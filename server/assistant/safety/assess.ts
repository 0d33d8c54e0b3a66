import { understand } from '../coach/understand';
import { wordsFor } from '../coach/wordsFor';
import type { Need } from './need';
import { recognise } from './recognise';

export { detectedFrom } from './recognise';

/** Below this relevancy a message has nothing to do with coaching and is kept out of later prompts. */
export const irrelevantBelow = 0.2;

/** How a message was scored: the need, and the fields of a stored chat (contract 3.7). All scores run from 0 to 1. */
export interface Assessment {
  need: Need | null;
  selfHarmDetectionScore: number;
  selfHarmIndicationScore: number;
  selfHarmDetected: boolean;
  relevancyScore: number;
  irrelevancyDetected: boolean;
  excludeFromChat: boolean;
}

/** Scores a message before anybody answers it. Needs are looked for in every language, whatever the person's own. */
export function assess(text: string, language: string | null): Assessment {
  const relevancyScore = relevancyOf(text, language);
  const irrelevancyDetected = relevancyScore < irrelevantBelow;
  return {
    ...recognise(text, language),
    relevancyScore,
    irrelevancyDetected,
    excludeFromChat: irrelevancyDetected,
  };
}

function relevancyOf(text: string, language: string | null): number {
  const { topics, feelings, isGoal, isOffTopic, isShort } = understand(text, wordsFor(language));
  if (isOffTopic) return 0.1;
  if (topics.length + feelings.length > 0) return 1;
  if (isGoal) return 0.9;
  return isShort ? 0.6 : 0.8;
}
