import { anyOf, plain } from '../../patterns';
import type { Move } from './move';

/** A complaint counts in messages of up to so many words. */
const complaintWords = 30;

/** Takes it upon itself when the person is not content with it, and asks what would help. */
export const complaint: Move = {
  applies: ({ text, words, understood }) =>
    understood.wordCount <= complaintWords && anyOf(words.hears.complaint).test(plain(text)),
  say: ({ ask, words }) => ask(words.asks.complaint),
};

/** Stops asking when it is told to. */
export const fewerQuestions: Move = {
  applies: ({ text, words, asked }) =>
    anyOf(words.hears.fewerQuestions).test(plain(text)) &&
    !words.asks.complaint.some((thread) => thread === asked),
  say: ({ fresh, words }) => fresh(words.says.fewerQuestions),
};
