import { feelingOf } from '../acknowledge';
import { join } from '../text';
import type { Move } from './move';

/** Gives a question back to the one who alone can answer it. */
export const question: Move = {
  applies: ({ text }) => /\?\W*$/.test(text),
  say: (turn) => {
    const answer = turn.fresh(turn.words.says.question);
    return answer && join(feelingOf(turn), answer);
  },
};
