import { anyOf } from '../patterns';
import { isUsed } from './choose';
import { lossIn } from './people';
import { clausesOf, wordsOf } from './text';
import { understand } from './understand';
import { rungs, type Words } from './words';

const shortest = 4;
const longest = 85;

/** One thing the person said, with what it answered. */
export interface Line {
  said: string;
  /** The coach's words before it; null at the beginning. */
  after: string | null;
}

/**
 * Three things that a person has said in a session, in their own words: one of its beginning, its middle and its end.
 * Null while there is not enough.
 */
export function pointsOf(lines: readonly Line[], words: Words): string | null {
  const clauses = lines.flatMap((line, index) => {
    const best = bestClause(line, words);
    const isTold = lines.slice(0, index).some(({ said }) => best && said.includes(best.clause));
    return best && !isTold ? [best] : [];
  });
  if (clauses.length < 3) return null;
  const third = Math.floor(clauses.length / 3);
  const parts = [clauses.slice(0, third), clauses.slice(third, -third), clauses.slice(-third)];
  const [first, second, last] = parts.map((part) =>
    quote([...part].sort((a, b) => b.worth - a.worth)[0]?.clause),
  );
  return `${first}, ${second} ${words.and} ${last}`;

  function quote(clause = '') {
    return words.quotes.join(clause);
  }
}

function bestClause({ said, after }: Line, words: Words) {
  const { hears } = words;
  const understood = understand(said, words);
  const isAside =
    understood.asksAdvice || understood.asksCoach || understood.isOffTopic || understood.signal !== null;
  if (isAside || anyOf(hears.complaint).test(said) || anyOf(hears.fewerQuestions).test(said)) return null;
  const ladder = rungs.flatMap((rung) => words.asks.ladder[rung]);
  const answersStep = after !== null && ladder.some(([ask]) => isUsed(ask, after));
  const clauses = clausesOf(said, longest)
    .filter((clause) => isWhole(clause, words))
    .map((clause) => {
      const { feelings, topics, isGoal } = understand(clause, words);
      const worth =
        feelings.length * 2 +
        Number(anyOf(hears.i).exec(clause)?.index === 0) +
        topics.length +
        Number(isGoal) * 2 +
        Number(answersStep) * 3 +
        Number(lossIn(clause, hears) !== null) * 4 +
        clause.length / longest;
      return { clause, worth };
    });
  return clauses.sort((a, b) => b.worth - a.worth)[0] ?? null;
}

const isWhole = (clause: string, { hears, quotes }: Words) =>
  clause.length <= longest &&
  wordsOf(clause).length >= shortest &&
  anyOf(hears.sentence).exec(clause)?.index === 0 &&
  !anyOf(hears.belittling).test(clause) &&
  !quotes.some((sign) => clause.includes(sign));
