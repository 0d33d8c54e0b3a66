import { join } from '../text';
import { slotsOf, type Turn } from '../turn';
import type { Move } from './move';

/** Condoles, and asks about the one who died. */
export const grief: Move = {
  applies: ({ loss, session }) =>
    loss !== null && (session.lost === null || session.lost.who === null || loss.who !== null),
  say: (turn) => {
    const { loss, session, words, fresh } = turn;
    const isKnown = session.lost !== null && session.lost.who?.noun === loss?.who?.noun;
    if (isKnown) return null;
    const condolence = loss?.who ? fresh(words.says.griefNamed, slotsOf(loss.who)) : fresh(words.says.grief);
    return join(condolence, griefQuestion(turn));
  },
};

/** A question about the one who died, in this message or before; null once all are asked. */
export function griefQuestion({ loss, session, words, ask }: Turn): string | null {
  const who = loss?.who ?? session.lost?.who;
  if (who) return ask(words.asks.grief, slotsOf(who));
  return ask(words.asks.grief.filter(([question, stay]) => !/\{\w*hom?\}/i.test(question + stay)));
}
