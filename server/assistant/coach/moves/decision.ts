import { anyOf, plain } from '../../patterns';
import { feelingOf, heardOf } from '../acknowledge';
import { join } from '../text';
import { wasAsked } from '../turn';
import type { Move } from './move';

/** Helps to weigh a choice, for two questions at most. */
export const decision: Move = {
  applies: (turn) =>
    turn.asked === null &&
    anyOf(turn.words.hears.decision).test(plain(turn.text)) &&
    turn.words.asks.decision.filter((thread) => wasAsked(turn, [thread])).length < 2,
  say: (turn) => {
    const question = turn.ask(turn.words.asks.decision);
    return question && join(feelingOf(turn) ?? heardOf(turn), question);
  },
};
