import { anyOf, plain } from '../../patterns';
import { join } from '../text';
import type { Turn } from '../turn';
import type { Move } from './move';

/** Shares a joy or a success, and asks what made it possible. */
export const joy: Move = {
  applies: (turn) => {
    const { understood, words, asked, text, session } = turn;
    const isMixed =
      understood.feelings.some((feeling) => feeling !== 'happy') ||
      anyOf(words.hears.contrast).test(plain(text)) ||
      session.lost !== null;
    if (isMixed || text.includes('?')) return false;
    if (isSuccess(turn)) return true;
    const isLoud = text.includes('!');
    const isOwn = understood.ownFeelings.includes('happy') && asked === null;
    return isOwn || (understood.feelings.includes('happy') && isLoud);
  },
  say: (turn) => {
    const { words, fresh, ask, session } = turn;
    const { says, asks } = words;
    const shared = isSuccess(turn)
      ? ((session.hasGoal ? fresh(says.successAfterGoal) : null) ?? fresh(says.success))
      : fresh(says.feelings.happy);
    return shared && join(shared, ask(asks.feelings.happy) ?? fresh(says.listening));
  },
};

function isSuccess({ text, words }: Turn): boolean {
  const { success, negation } = words.hears;
  const found = anyOf(success).exec(plain(text));
  if (!found) return false;
  const before = plain(text).slice(0, found.index).trim().split(' ').slice(-2).join(' ');
  return !anyOf(negation).test(before);
}
