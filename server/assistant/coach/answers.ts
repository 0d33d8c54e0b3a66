import { anyOf, plain } from '../patterns';
import { beginsInPast } from './goals';
import { mentionsOf } from './people';
import { tidy } from './text';
import { namesThing } from './things';
import type { Turn } from './turn';
import { type Answer, type Asks, feelings, type Thread, topics } from './words';

/** Whether a message answers a question of the coach's, so far as what the coach says to it takes that for granted. */
export function fits(turn: Turn, asked: Thread): boolean {
  const { asks } = turn.words;
  const isExempt = [asks.decision, ...Object.values(asks.feelings)].some((threads) =>
    threads.includes(asked),
  );
  if (!isExempt && turn.understood.ownFeelings.some((feeling) => feeling !== 'happy')) return false;
  const asksWhy = [asks.scaleSome, asks.scaleMost, asks.again, asks.complaint].some((threads) =>
    threads.includes(asked),
  );
  if (!asksWhy && startsWith(turn, turn.words.hears.because)) return false;
  const expected = expectedOf(asks).find(([, threads]) => threads.includes(asked))?.[0];
  const isAboutMatter = [...Object.values(asks.topics), ...Object.values(asks.feelings)].some((threads) =>
    threads.includes(asked),
  );
  if (isAboutMatter && !isRelated(turn, asked)) return false;
  return !expected || shows(turn, expected);
}

/** Whether a message shows an answer of one kind. */
export function shows(turn: Turn, answer: Answer): boolean {
  const { text, understood, words } = turn;
  const { hears } = words;
  const has = (patterns: string) => anyOf(patterns).test(plain(text));
  switch (answer) {
    case 'number':
      return /\d/.test(text) || endsPart(plain(text), hears.answers.number);
    case 'time':
      return /\d/.test(text) || has(hears.answers.time) || has(hears.ahead);
    case 'earlier':
      return shows(turn, 'time') || has(hears.answers.past);
    case 'person':
      return mentionsOf(text, hears).length > 0 || has(hears.they) || has(hears.answers.person);
    case 'body':
      return has(hears.answers.body);
    case 'past':
      return has(hears.answers.past) || !isStatement(turn);
    case 'joy':
      return understood.feelings.every((feeling) => feeling === 'happy') && !has(hears.contrast);
    case 'feeling':
      return understood.feelings.length > 0 || !(isStatement(turn) || startsWith(turn, hears.fragment));
    case 'harm':
      return !startsWith(turn, hears.fragment);
    case 'wish':
      return understood.isGoal || understood.isIdea || !(isStatement(turn) || beginsInPast(text, hears));
    case 'quote':
      return !isStatement(turn) || startsWith(turn, hears.i);
    case 'direct':
      return understood.isGoal || understood.isIdea || !isStatement(turn);
  }
}

/** Whether a word counts by itself: 'two' in 'Two, I think', not in 'Two junctions'. */
const endsPart = (text: string, patterns: string) =>
  text
    .split(/[^\p{L}\p{N}' ]+/u)
    .some((part) => anyOf(patterns).exec(part)?.[0] === part.trim().split(' ').at(-1));

/** A sentence that stands by itself, while answers mostly lean on their question: 'A bit more sleep', 'My work'. */
const isStatement = (turn: Turn): boolean =>
  startsWith(turn, turn.words.hears.sentence) && !namesThing(turn.text, turn.words.hears);

const startsWith = ({ text }: Turn, patterns: string) => anyOf(patterns).exec(tidy(text))?.index === 0;

/** What the coach's words after a question take for granted; the questions stand in the same order in all languages. */
function expectedOf({ feelings, topics, person, ladder, general, ...asks }: Asks): [Answer, Thread[]][] {
  const some = (threads: Thread[], ...places: number[]) =>
    threads.filter((_, place) => places.includes(place));
  return [
    ['number', ladder.scale],
    ['time', some(ladder.when, 0)],
    [
      'earlier',
      [
        ...some(feelings.anxious, 2),
        ...some(feelings.tired, 0),
        ...some(topics.sleep, 2),
        ...some(general, 4),
      ],
    ],
    [
      'person',
      [
        ...some(ladder.when, 1),
        ...some(feelings.lonely, 0),
        ...some(feelings.ashamed, 2),
        ...some(person, 0),
        ...asks.earlierPerson,
        ...some(asks.grief, 1),
        ...some(topics.health, 2),
        ...some(topics.money, 2),
      ],
    ],
    ['harm', some(feelings.anxious, 0)],
    ['body', some(feelings.anxious, 1)],
    ['past', [...some(ladder.options, 0), ...some(asks.advice, 0, 2)]],
    ['joy', feelings.happy],
    ['wish', [...ladder.goal, ...some(ladder.options, 1, 2), ...ladder.step, ...some(general, 1, 7)]],
    ['quote', [...some(feelings.angry, 1), ...some(feelings.ashamed, 0), ...some(asks.advice, 1)]],
    ['feeling', some(asks.decision, 1)],
    [
      'direct',
      [
        ...some(person, 3),
        ...some(topics.partner, 0),
        ...some(asks.grief, 3, 4),
        ...some(asks.decision, 2),
        ...some(general, 0, 3),
      ],
    ],
  ];
}

/** Whether a statement is about the person themselves, or about what they were asked about. */
function isRelated(turn: Turn, asked: Thread): boolean {
  const { understood, words, text } = turn;
  const { asks, hears } = words;
  if (!isStatement(turn)) return true;
  const topic = topics.find((one) => asks.topics[one].includes(asked));
  if (topic && understood.topics.length > 0) return understood.topics.includes(topic);
  const feeling = feelings.find((one) => asks.feelings[one].includes(asked));
  if (feeling && understood.ownFeelings.length > 0) return understood.ownFeelings.includes(feeling);
  return anyOf(hears.i).test(tidy(text));
}
