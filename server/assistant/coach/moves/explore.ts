import { anyOf, plain } from '../../patterns';
import { acknowledge } from '../acknowledge';
import { shows } from '../answers';
import { isUsed } from '../choose';
import { actsIn, concernsSelf, type Mention, mentionsOf } from '../people';
import { join, sentencesOf } from '../text';
import { threadsOf } from '../threads';
import { slotsOf, type Turn, wasAsked } from '../turn';
import { understand } from '../understand';
import { type Feeling, rungs, type Topic, type Words } from '../words';
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
  return understood.wordCount >= longMessage || session.turns % 3 === 0 ? fresh(words.says.listening) : null;
}

function question(turn: Turn): string {
  const { words, ask, fresh } = turn;
  const found = [
    inGrief,
    aboutParting,
    aboutFeeling,
    inDoubt,
    inJoy,
    atBeginning,
    aboutNewTopic,
    aboutPerson,
    nearBeginning,
    onLadder,
    aboutTopic,
    returning,
    aboutEarlier,
  ].reduce<string | null>((asked, next) => asked ?? next(turn), null);
  return found ?? ask(generalOf(turn)) ?? fresh(words.says.listening) ?? turn.pick(words.says.listening);
}

/** Where a way has been looked for, what the person would wish for has been asked; and nobody asks it in grief. */
const generalOf = (turn: Turn) =>
  turn.words.asks.general.filter(
    (_, place) =>
      !wishes.includes(place) || !(turn.session.lost || wasAsked(turn, threadsOf(turn.words.asks.ladder))),
  );
/** Those of the general questions that lead to a wish; they stand in the same order in all languages. */
const wishes: readonly number[] = [0, 1, 3, 4, 7];

/** Stays with a loss as long as the person does: not with what they are angry about, their work or somebody else. */
function inGrief(turn: Turn): string | null {
  const { session, understood, people, loss } = turn;
  if (!session.lost) return null;
  const isElsewhere =
    understood.ownFeelings.some((feeling) => !ofGrief.includes(feeling)) ||
    understood.topics.some((topic) => !ofMourning.includes(topic)) ||
    people.some(({ noun }) => noun !== session.lost?.who?.noun);
  return isElsewhere && !loss ? null : griefQuestion(turn);
}

/** What those who mourn feel, and where it shows. */
const ofGrief: readonly Feeling[] = ['sad', 'lonely', 'tired', 'ashamed'];
const ofMourning: readonly Topic[] = ['family', 'sleep', 'health'];

/** While a joy is fresh, more of it. */
function inJoy({ said, understood, words, ask }: Turn): string | null {
  const { feelings, success, successAfterGoal } = words.says;
  const shared = [...feelings.happy, ...success, ...successAfterGoal];
  const isFresh = said.slice(-joyfulReplies).some((reply) => shared.some((phrase) => isUsed(phrase, reply)));
  return isFresh && !understood.isGoal ? ask(words.asks.feelings.happy) : null;
}

/** Who does something to the person, or moves them, is asked about; who is merely named is not. */
function aboutPerson({ text, people, understood, heard, ask, words, session }: Turn): string | null {
  const person = people.find((one) => one.noun !== session.lost?.who?.noun && actsIn(text, one, words.hears));
  if (!person || understood.isIdea) return null;
  const isMoved = [text, ...heard.slice(-turnsMoved)].some((said) =>
    understand(said, words).ownFeelings.some((feeling) => feeling !== 'happy'),
  );
  const isTold = understood.ownFeelings.length > 0 || isMoved || concernsSelf(text, person, words.hears);
  return isTold ? ask(words.asks.person, slotsOf(person)) : null;
}

/** For so many turns a feeling is still about. */
const turnsMoved = 2;

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

function aboutFeeling({ text, understood, words, ask }: Turn): string | null {
  const feeling = understood.ownFeelings.find((one) => one !== 'happy');
  if (!feeling) return null;
  // Whoever has just said what they miss is not asked it.
  const isMissed = feeling === 'sad' && anyOf(words.hears.missing).test(plain(text));
  return ask(words.asks.feelings[feeling].slice(isMissed ? 1 : 0));
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

/** The first turns are for seeing what there is. */
const atBeginning = ({ session, words, ask }: Turn): string | null =>
  session.turns <= beginningTurns ? ask(words.asks.beginning.slice(0, firstQuestions)) : null;

/** Another one is for looking closer, once, before anything leads on. */
function nearBeginning(turn: Turn): string | null {
  const { session, understood, words, ask } = turn;
  const closer = words.asks.beginning.slice(firstQuestions);
  const leadsOn = understood.isGoal || understood.isIdea || session.hasGoal;
  return session.turns > closerTurns || leadsOn || wasAsked(turn, closer) ? null : ask(closer);
}

const beginningTurns = 2;
const closerTurns = 5;
/** So many of the first questions fit whatever is told. */
const firstQuestions = 3;

/** Whoever names one of theirs is asked about them, and not about the family or the relationship at large. */
function aboutTopic({ text, understood, people, heard, session, words, ask }: Turn): string | null {
  const isJobless = [...heard, text].some((said) => anyOf(words.hears.jobless).test(plain(said)));
  const isEarly = session.turns <= beginningTurns;
  const topic = understood.topics.find(
    (one) =>
      isOwnTopic(text, words, one) &&
      !(one === 'work' && isJobless) &&
      !((one === 'family' || one === 'partner') && (isEarly || people.length > 0)),
  );
  return topic ? ask(words.asks.topics[topic]) : null;
}

/** Whoever drives others to the doctor is not the one who is ill. */
const isOwnTopic = (text: string, { hears }: Words, topic: Topic) =>
  topic === 'family' ||
  topic === 'partner' ||
  sentencesOf(text).some(
    (sentence) =>
      anyOf(hears.topics[topic]).test(sentence) &&
      !anyOf(hears.they).test(sentence) &&
      !(topic === 'health' && mentionsOf(sentence, hears).length > 0),
  );

/** Comes back to a plan or to somebody mentioned a while ago. */
function returning({ text, heard, session, words, ask, said }: Turn): string | null {
  const plan = session.plans.find(
    ({ event, turnsAgo }) => turnsAgo >= turnsBeforeReturn && !said.some((reply) => reply.includes(event)),
  );
  if (plan) return ask(words.asks.event, { event: plan.event });
  // In grief nobody is led to somebody else.
  if (session.lost) return null;
  if (
    heard
      .slice(-1)
      .concat(text)
      .some((each) => anyOf(words.hears.they).test(plain(each)))
  )
    return null;
  const lately = said.slice(-turnsBeforeReturn).join('\n');
  const [person] = mostNamed(session.people).filter(
    ({ noun, who, whom }) =>
      session.people.every((one) => one.noun !== noun || one.turnsAgo >= turnsBeforeReturn) &&
      !lately.includes(who) &&
      !lately.includes(whom),
  );
  return person ? ask(words.asks.earlierPerson, slotsOf(person)) : null;
}

/** Those who were named more than once, the most often first. */
function mostNamed(people: readonly Mention[]): Mention[] {
  const times = ({ noun }: Mention) => people.filter((other) => other.noun === noun).length;
  return people.filter((one) => times(one) > 1).sort((a, b) => times(b) - times(a));
}

/** On what was spoken of more than once; people are asked about by themselves, and nobody out of grief. */
function aboutEarlier(turn: Turn): string | null {
  const { session, words, ask, chance } = turn;
  if (wasAsked(turn, threadsOf(words.asks.ladder))) return null;
  const topic = session.topics.find(
    (one, index) => session.topics.indexOf(one) < index && one !== 'family' && one !== 'partner',
  );
  return topic && !session.lost && chance % 2 === 0 ? ask(words.asks.topics[topic]) : null;
}
