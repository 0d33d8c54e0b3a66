import type { Move } from './move';

const wordless = /^(?:\P{L}*|h+m+|m+h*m+|u+h+|e+h+|ø+h+|ä+h+)\P{L}*$/iu;

/** To a message without words: dots, a sigh, a picture. */
export const silence: Move = {
  applies: ({ text, understood }) => wordless.test(text) && understood.number === null && !/\d/.test(text),
  say: ({ pick, words }) => pick(words.says.silence),
};
