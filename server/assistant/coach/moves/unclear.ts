import { fragment } from '../echo';
import type { Move } from './move';

/** Asks for more where a word or two answer no question. */
export const unclear: Move = {
  applies: ({ text, understood, said, words }) =>
    understood.isShort &&
    !said.at(-1)?.includes('?') &&
    understood.topics.length + understood.feelings.length === 0 &&
    fragment(text, words) === null,
  say: ({ fresh, words }) => fresh(words.says.unclear),
};
