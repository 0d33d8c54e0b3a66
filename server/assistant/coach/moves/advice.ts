import { feelingOf } from '../acknowledge';
import { join } from '../text';
import type { Move } from './move';

/** Asked what to do, turns to what the person knows and has tried. */
export const advice: Move = {
  applies: ({ understood }) => understood.asksAdvice,
  say: (turn) => {
    const question = turn.ask(turn.words.asks.advice);
    return question && join(feelingOf(turn), question);
  },
};
