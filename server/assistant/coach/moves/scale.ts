import type { Turn } from '../turn';
import type { Move } from './move';

const most = 9;

/** Takes up a number, the answer to a scale. */
export const scale: Move = {
  applies: ({ understood, words, asked }) =>
    understood.number !== null &&
    (understood.wordCount === 1 || words.asks.ladder.scale.some((thread) => thread === asked)),
  say: (turn) => turn.ask(threadsFor(turn), { number: String(turn.understood.number) }),
};

function threadsFor({ understood: { number }, words: { asks } }: Turn) {
  if (number === 0) return asks.scaleNone;
  return (number ?? 0) >= most ? asks.scaleMost : asks.scaleSome;
}
