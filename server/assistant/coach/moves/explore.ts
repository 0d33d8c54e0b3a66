import { anyOf, plain } from '../../patterns';
import { acknowledge } from '../acknowledge';
import { shows } from '../answers';
import { isUsed } from '../choose';
import type { Mention } from '../people';
import { join, sentencesOf } from '../text';
import { threadsOf } from '../threads';
import { slotsOf, type Turn, wasAsked } from '../turn';
import { rungs, type Topic, type Words } from '../words';
import { griefQuestion } from './grief';
import type { Move } from './move';

/** The first so many turns are for looking around; after them the coach asks where it should lead. */
const exploringTurns = 6;

/** What was mentioned comes up again after so many turns. */
const turnsBeforeReturn = 4;

/** Says what it has heard and goes on: with a question, or now and then with an invitation. */
export const explore: Move = {
  applies: () => true,
  say: (turn) => join(acknowledge(turn), invitation(turn) ?? question(turn)),
};

/** A joy is fresh for so many replies. */
const joyfulReplies = 4;

const longMessage = 25;

/** Instead of a question, when the last replies were all questions or there is much to say. */
function invitation({ said, words, understood, session, fresh }: Turn): string | null {
  const lately = said.slice(-3);
  const hasInvited = lately.some((reply) => !reply.includes('?'));
  if (lately.length < 2 || hasInvited) return null;
  return understood.wordCount >= longMessage || session.turns % 4 === 0 ? fresh(words.says.listening) : null;
}

function question(turn: Turn): string {
  const { words, ask, fresh } = turn;
  const found = [
    inGrief,
    aboutParting,
    aboutFeeling,
    inDoubt,
    inJoy,
    aboutNewTopic,
    aboutPerson,
    onLadder,
    aboutTopic,
    returning,
    aboutEarlier,
  ].reduce<string | null>((asked, next) => asked ?? next(turn), null);
  return found ?? ask(words.asks.general) ?? fresh(words.says.listening) ?? turn.pick(words.says.listening);
}

const inGrief = (turn: Turn): string | null => (turn.session.lost ? griefQuestion(turn) : null);

/** While a joy is fresh, more of it. */
function inJoy({ said, understood, words, ask }: Turn): string | null {
  const { feelings, success, successAfterGoal } = words.says;
  const shared = [...feelings.happy, ...success, ...successAfterGoal];
  const isFresh = said.slice(-joyfulReplies).some((reply) => shared.some((phrase) => isUsed(phrase, reply)));
  return isFresh && !understood.isGoal ? ask(words.asks.feelings.happy) : null;
}

function aboutPerson({ people, ask, words, session }: Turn): string | null {
  const person = people.find(({ noun }) => noun !== session.lost?.who?.noun);
  return person ? ask(words.asks.person, slotsOf(person)) : null;
}

/** The next rung of the way from a wish to a step; nobody is led there out of grief. */
function onLadder(turn: Turn): string | null {
  const { session, understood, words, ask } = turn;
  const { ladder } = words.asks;
  const hasGoal = session.hasGoal || understood.isGoal;
  if (session.lost || (!hasGoal && session.turns <= exploringTurns) || isLost(turn)) return null;
  const highest = rungs.findLastIndex((rung) => wasAsked(turn, ladder[rung]));
  const next = rungs.slice(highest + 1).find((rung) => (rung === 'goal') !== hasGoal);
  const isTooEarly = next !== 'goal' && next !== 'options' && !shows(turn, 'wish');
  return next && !isTooEarly ? ask(next === 'when' ? whenOf(turn) : ladder[next]) : null;
}

/** Whether the last rung was no help to the person: they told something else. */
const isLost = ({ asked, understood, words }: Turn) =>
  asked !== null && threadsOf(words.asks.ladder).includes(asked) && !understood.isGoal && !understood.isIdea;

/** Whoever has just said when is not asked it. */
const whenOf = (turn: Turn) =>
  shows(turn, 'time') ? turn.words.asks.ladder.when.slice(1) : turn.words.asks.ladder.when;

function aboutFeeling({ understood, words, ask }: Turn): string | null {
  const feeling = understood.ownFeelings.find((one) => one !== 'happy');
  return feeling ? ask(words.asks.feelings[feeling]) : null;
}

/** Who is torn is helped to weigh before anything leads on. */
const inDoubt = ({ session, words, ask }: Turn): string | null =>
  session.isTorn && session.turns <= exploringTurns ? ask(words.asks.decision) : null;

function aboutParting({ text, words, ask }: Turn): string | null {
  return anyOf(words.hears.separation).test(plain(text)) ? ask(words.asks.separation) : null;
}

/** What comes up for the first time is looked at before anything leads on. */
const aboutNewTopic = (turn: Turn): string | null =>
  turn.understood.topics.some((topic) => turn.session.topics.includes(topic)) ? null : aboutTopic(turn);

/** Whoever names one of theirs is asked about them, and not about the family or the relationship at large. */
function aboutTopic({ text, understood, people, words, ask }: Turn): string | null {
  const topic = understood.topics.find(
    (one) => isOwnTopic(text, words, one) && !(people.length > 0 && (one === 'family' || one === 'partner')),
  );
  return topic ? ask(words.asks.topics[topic]) : null;
}

/** Whoever drives others to the doctor is not the one who is ill. */
const isOwnTopic = (text: string, { hears }: Words, topic: Topic) =>
  topic === 'family' ||
  topic === 'partner' ||
  sentencesOf(text).some(
    (sentence) => anyOf(hears.topics[topic]).test(sentence) && !anyOf(hears.they).test(sentence),
  );

/** Comes back to a plan or to somebody mentioned a while ago. */
function returning({ session, words, ask, said }: Turn): string | null {
  const plan = session.plans.find(
    ({ event, turnsAgo }) => turnsAgo >= turnsBeforeReturn && !said.some((reply) => reply.includes(event)),
  );
  if (plan) return ask(words.asks.event, { event: plan.event });
  const lately = said.slice(-turnsBeforeReturn).join('\n');
  const [person] = mostNamed(session.people).filter(
    ({ who, whom }) => !lately.includes(who) && !lately.includes(whom),
  );
  return person && session.turns > turnsBeforeReturn ? ask(words.asks.earlierPerson, slotsOf(person)) : null;
}

/** Who was named most often comes first. */
function mostNamed(people: readonly Mention[]): Mention[] {
  const times = ({ noun }: Mention) => people.filter((other) => other.noun === noun).length;
  return [...people].sort((a, b) => times(b) - times(a));
}

/** On what was spoken of more than once. */
function aboutEarlier({ session, words, ask, chance }: Turn): string | null {
  const topic = session.topics.find((one, index) => session.topics.indexOf(one) < index);
  return topic && chance % 2 === 0 ? ask(words.asks.topics[topic]) : null;
}
