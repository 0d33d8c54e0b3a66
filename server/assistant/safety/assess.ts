import { understand } from '../coach/understand';
import { wordsFor } from '../coach/wordsFor';
import { plain } from '../patterns';
import type { Need } from './need';
import { figuresOfSpeech, rules } from './rules';

/** From this detection score on a message is refused with CONTENT_FILTER. */
export const detectedFrom = 0.7;

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

/** Scores a message before anybody answers it. Self-harm is looked for in every language, whatever the person's own. */
export function assess(text: string, language: string | null): Assessment {
  const scores = selfHarmScores(text);
  const relevancyScore = relevancyOf(text, language);
  const irrelevancyDetected = relevancyScore < irrelevantBelow;
  const need: Need | null = scores.selfHarmDetected ? { tier: 'danger', kind: 'danger' } : null;
  return { need, ...scores, relevancyScore, irrelevancyDetected, excludeFromChat: irrelevancyDetected };
}

/**
 * Scores a message for self-harm: `detection` from words that say it outright, `indication` from those and from words
 * of despair. Figures of speech ('killing time', 'I'd die for a pizza') are taken out first.
 */
export function selfHarmScores(text: string) {
  const said = figuresOfSpeech.reduce((rest, figure) => rest.replace(figure, ' '), plain(text));
  const found = rules.filter(({ pattern }) => pattern.test(said));
  const outright = found.filter(({ outright }) => outright);
  const selfHarmDetectionScore = combined(outright.map(({ score }) => score));
  return {
    selfHarmDetectionScore,
    selfHarmIndicationScore: combined(found.map(({ score }) => score)),
    selfHarmDetected: selfHarmDetectionScore >= detectedFrom,
  };
}

/** Several hints weigh more than one, and never more than 1. */
const combined = (scores: number[]) => round(1 - scores.reduce((rest, score) => rest * (1 - score), 1));

const round = (score: number) => Math.round(score * 100) / 100;

function relevancyOf(text: string, language: string | null): number {
  const { topics, feelings, isGoal, isOffTopic, isShort } = understand(text, wordsFor(language));
  if (isOffTopic) return 0.1;
  if (topics.length + feelings.length > 0) return 1;
  if (isGoal) return 0.9;
  return isShort ? 0.6 : 0.8;
}
