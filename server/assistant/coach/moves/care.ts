import { hintsAtNeed } from '../../safety/recognise';
import type { Move } from './move';

/**
 * Points to people who can help. What the classifier takes for a need is answered before the coach is asked; here the
 * sure rules are enough, and words of despair that are no need yet.
 */
export const care: Move = {
  applies: ({ text }) => hintsAtNeed(text, null),
  say: ({ pick, words }) => pick(words.says.care),
};
