import { pointsOf } from '../points';
import { fill } from '../text';
import { slotsOf, type Turn, wasAsked } from '../turn';
import type { Move } from './move';

/** From so many messages on there is something to take along. */
const enoughToGather = 7;

/** A topic named so often is what the session was about. */
const often = 2;

/** A warm farewell that remembers what was spoken of, and asks nothing. */
export const goodbye: Move = {
  applies: ({ understood }) => understood.signal === 'goodbye',
  say: (turn) => gathered(turn) ?? remembered(turn) ?? turn.pick(turn.words.says.goodbye),
};

function gathered(turn: Turn): string | null {
  const { session, words, fresh } = turn;
  if (session.turns < enoughToGather || wasAsked(turn, words.asks.summary)) return null;
  const points = pointsOf(session.lines, words);
  const phrase = points && fresh(words.says.goodbyeSummary);
  return points && phrase ? fill(phrase, { points }) : null;
}

function remembered({ session, words, fresh }: Turn): string | null {
  const { says, topicNames } = words;
  if (session.lost?.who) return fresh(says.goodbyePerson, slotsOf(session.lost.who));
  const topic = session.topics.find((one) => session.topics.filter((other) => other === one).length >= often);
  return topic ? fresh(says.goodbyeTopic, { topic: topicNames[topic] }) : null;
}
