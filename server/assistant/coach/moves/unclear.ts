import { shows } from '../answers';
import { fragment } from '../echo';
import type { Move } from './move';

/** Asks for more where a word or two answer no question. */
export const unclear: Move = {
  applies: (turn) => {
    const { text, understood, said, session, words } = turn;
    return (
      understood.isShort &&
      !said.at(-1)?.includes('?') &&
      understood.topics.length + understood.feelings.length === 0 &&
      !(session.turns > 2 && shows(turn, 'time')) &&
      fragment(text, words) === null
    );
  },
  say: ({ fresh, words }) => fresh(words.says.unclear),
};
