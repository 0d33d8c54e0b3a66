import { pointsOf } from '../points';
import { wasAsked } from '../turn';
import type { Move } from './move';

/** The summary comes once the way to a step is gone, between these turns, and at the latest one even without it. */
const earliest = 12;
const latest = 17;

/** Gathers the person's own words in three points towards the end of a session. */
export const summary: Move = {
  applies: (turn) => {
    const { asks } = turn.words;
    if (turn.asked || turn.wantsQuiet || turn.session.turns < earliest || wasAsked(turn, asks.summary))
      return false;
    const isAtEnd = wasAsked(turn, asks.ladder.when);
    return isAtEnd || turn.session.turns >= latest;
  },
  say: ({ text, session, words, ask, said }) => {
    const points = pointsOf([...session.lines, { said: text, after: said.at(-1) ?? null }], words);
    return points && ask(words.asks.summary, { points });
  },
};
