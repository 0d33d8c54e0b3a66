import { selfHarmScores } from '../../safety/assess';
import type { Move } from './move';

/** From this score on the coach leaves its usual way and points to people who can help. */
const careFrom = 0.3;

export const care: Move = {
  applies: ({ text }) => selfHarmScores(text).selfHarmIndicationScore >= careFrom,
  say: ({ pick, words }) => pick(words.says.care),
};
