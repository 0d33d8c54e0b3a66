import type { Move } from './move';

/** Leads kindly back from what a coach is no use for. */
export const offTopic: Move = {
  applies: ({ understood }) => understood.offTopic !== null,
  say: ({ understood, pick, words }) => understood.offTopic && pick(words.says.offTopic[understood.offTopic]),
};
