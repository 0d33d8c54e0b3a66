import { join } from '../text';
import { threadsOf } from '../threads';
import { type Turn, wasAsked } from '../turn';
import type { Move } from './move';

/** Takes up a step that the person has thought of, and helps it to become firm. */
export const idea: Move = {
  applies: ({ understood, asked, words, session }) =>
    understood.isIdea &&
    understood.ownFeelings.every((feeling) => feeling === 'happy') &&
    session.turns > 2 &&
    !(asked && threadsOf(words.asks.ladder).includes(asked)),
  say: (turn) => {
    const glad = turn.fresh(turn.words.says.idea);
    return glad && join(glad, firming(turn) ?? turn.fresh(turn.words.says.listening));
  },
};

/** How sure, or when: what makes an idea a plan. */
function firming(turn: Turn): string | null {
  const { ladder } = turn.words.asks;
  const next = [ladder.when, ladder.scale].find((threads) => !wasAsked(turn, threads));
  return next ? turn.ask(next) : null;
}
