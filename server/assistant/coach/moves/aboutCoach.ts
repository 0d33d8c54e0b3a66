import { anyOf, plain } from '../../patterns';
import type { Move } from './move';

/** A question about how the coach is counts in messages of up to so many words. */
const politeWords = 9;

/** Says what it is: a program. */
export const aboutCoach: Move = {
  applies: ({ understood }) => understood.asksCoach !== null,
  say: ({ understood, pick, words }) => understood.asksCoach && pick(words.says.coach[understood.asksCoach]),
};

export const howAreYou: Move = {
  applies: ({ text, words, understood }) =>
    understood.wordCount <= politeWords && anyOf(words.hears.howAreYou).test(plain(text)),
  say: ({ pick, words }) => pick(words.says.howAreYou),
};
