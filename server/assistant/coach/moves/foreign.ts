import { isForeign } from '../foreign';
import { allWords } from '../wordsFor';
import type { Move } from './move';

/** Says which languages it speaks when it can't read a message. */
export const foreign: Move = {
  applies: ({ text, words }) =>
    isForeign(
      text,
      words,
      allWords.filter((other) => other !== words),
    ),
  say: ({ fresh, words }) => fresh(words.says.foreign),
};
