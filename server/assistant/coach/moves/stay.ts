import { bareAnswer, feelingOf } from '../acknowledge';
import { fits } from '../answers';
import { fill, join } from '../text';
import { threadsOf } from '../threads';
import { slotsOf, type Turn } from '../turn';
import type { Move } from './move';

/** Stays with its own question for a turn, where it was answered, and not with a wish that leads on from it. */
export const stay: Move = {
  applies: (turn) => {
    const { asked, understood, words } = turn;
    if (asked === null || !fits(turn, asked)) return false;
    return !understood.isGoal || threadsOf(words.asks.ladder).includes(asked);
  },
  say: (turn) => {
    const next = turn.asked && fill(turn.asked[1], slots(turn));
    // Whoever the question was about is not named again where it isn't clear any more.
    if (!next || /\{\w+\}/.test(next)) return null;
    const isJoyful = turn.words.asks.feelings.happy.some((thread) => thread === turn.asked);
    return join(bareAnswer(turn) ?? (isJoyful ? null : feelingOf(turn)), next);
  },
};

/** Those whom the coach's last question named. */
function slots({ session, said, understood }: Turn) {
  const reply = said.at(-1) ?? '';
  const named = [session.lost?.who, ...session.people].find(
    (one) => one && [one.who, one.whom, one.toWhom].some((form) => reply.includes(form)),
  );
  return {
    ...(named ? slotsOf(named) : {}),
    ...(understood.number !== null ? { number: String(understood.number) } : {}),
  };
}
