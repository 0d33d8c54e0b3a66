import { anyOf, plain } from '../../patterns';
import type { Move } from './move';

const wordless = /^(?:\P{L}*|h+m+|m+h*m+|u+h+|e+h+|ø+h+|ä+h+)\P{L}*$/iu;

/** To who asks whether it is still there: the last of the words for silence say so. */
export const stillThere: Move = {
  applies: ({ text, words, understood }) =>
    understood.wordCount <= politeWords && anyOf(words.hears.areYouThere).test(plain(text)),
  say: ({ pick, words }) => pick(words.says.silence.slice(-1)),
};

/** A question about the coach counts in messages of up to so many words. */
const politeWords = 6;

/** To a message without words: dots, a sigh, a picture. */
export const silence: Move = {
  applies: ({ text, understood }) => wordless.test(text) && understood.number === null && !/\d/.test(text),
  say: ({ pick, words }) => pick(words.says.silence),
};
