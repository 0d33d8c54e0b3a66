import { anyOf, plain } from '../patterns';
import { mentionsOf } from './people';
import { sentencesOf, wordsOf } from './text';
import {
  type CoachQuestion,
  coachQuestions,
  type Feeling,
  feelings,
  type OffTopic,
  offTopics,
  type Signal,
  signals,
  type Topic,
  topics,
  type Words,
} from './words';
import { wordsFor } from './wordsFor';

/** What a message can be about; a module names the themes that lead to it. */
export type Theme = Topic | Feeling | 'goal';

/** What the coach makes of one message. */
export interface Understanding {
  /** Named feelings, those that are denied left out. */
  feelings: Feeling[];
  /** Those that are the person's own, and not somebody else's. */
  ownFeelings: Feeling[];
  topics: Topic[];
  isGoal: boolean;
  /** Whether they come up with a step of their own. */
  isIdea: boolean;
  asksAdvice: boolean;
  /** What is asked about the coach itself. */
  asksCoach: CoachQuestion | null;
  /** What a coach is no use for. */
  offTopic: OffTopic | null;
  isOffTopic: boolean;
  /** What a short message does, e.g. a greeting. */
  signal: Signal | null;
  /** A number from 0 to 10 in a message that holds little else, as the answer to a scale. */
  number: number | null;
  wordCount: number;
  /** Too short to give anything back. */
  isShort: boolean;
}

/** A signal counts in messages of up to so many words; in a longer one it is an aside. */
const signalWords: Record<Signal, number> = {
  greeting: 4,
  thanks: 12,
  goodbye: 16,
  yes: 3,
  no: 3,
  okay: 5,
  unsure: 7,
};

/** Thanks stand near the beginning: 'I went out for a run, that helped' is none. */
const thanksFrom = 25;

/** A question about the coach counts in messages of up to so many words. */
const coachQuestionWords = 16;

/** Reads a message with one language's words. */
export function understand(text: string, { hears }: Words): Understanding {
  const said = plain(text);
  const felt = plain(withoutQuotes(text));
  const wordCount = said.split(' ').filter(Boolean).length;
  const topicsFound = topics.filter((topic) => anyOf(hears.topics[topic]).test(said));
  const feelingsFound = feelingsIn(felt, hears);
  const about = topicsFound.length + feelingsFound.length;
  const offTopic = about === 0 ? offTopicOf(said, hears) : null;
  return {
    feelings: feelingsFound,
    ownFeelings: feelingsFound.filter((feeling) => isOwn(text, hears, feeling)),
    topics: topicsFound,
    isGoal: anyOf(hears.goal).test(said),
    isIdea: isIdea(said, hears),
    asksAdvice: anyOf(hears.advice).test(said),
    asksCoach:
      wordCount <= coachQuestionWords
        ? (coachQuestions.find((question) => anyOf(hears.coach[question]).test(said)) ?? null)
        : null,
    offTopic,
    isOffTopic: offTopic !== null,
    signal: signalOf(said, hears, wordCount, about),
    number: numberOf(said, wordCount),
    wordCount,
    isShort: wordCount < 3,
  };
}

/** What others have said is not what the person feels. */
const withoutQuotes = (text: string) => text.replace(/["“”„][^"“”„]*["“”]|«[^»]*»|»[^«]*«/g, ' ');

/** A goodbye before all others, as thanks often come along with it. */
function signalOf(said: string, hears: Words['hears'], wordCount: number, about: number): Signal | null {
  const order: Signal[] = ['goodbye', ...signals.filter((signal) => signal !== 'goodbye')];
  return (
    order.find((signal) => wordCount <= signalWords[signal] && isSignal(said, hears, signal, about)) ?? null
  );
}

/** A yes, a no or a greeting opens a message; thanks and goodbyes may close it. */
function isSignal(said: string, hears: Words['hears'], signal: Signal, about: number): boolean {
  const match = anyOf(hears.signals[signal]).exec(said);
  if (!match) return false;
  const rest = wordsOf(said.slice(match.index + match[0].length));
  if (signal === 'goodbye') return match.index === 0 ? rest.length <= 6 : rest.length <= 3;
  const next = rest.slice(0, 3);
  if (signal === 'thanks')
    return match.index <= thanksFrom && !next.some((word) => anyOf(hears.negation).test(word));
  return match.index === 0 && about === 0;
}

/** Whether nobody else is the one who feels it, in some sentence that names the feeling. */
const isOwn = (text: string, hears: Words['hears'], feeling: Feeling): boolean =>
  sentencesOf(plain(text))
    .filter((sentence) => anyOf(hears.feelings[feeling]).test(sentence))
    .some(
      (sentence) =>
        anyOf(hears.i).test(sentence) ||
        (!anyOf(hears.they).test(sentence) && mentionsOf(sentence, hears).length === 0),
    );

/** A step of one's own: no wish, no question, and nothing that won't be. */
function isIdea(said: string, hears: Words['hears']): boolean {
  const match = anyOf(hears.idea).exec(said);
  if (!match || said.includes('?') || anyOf(hears.goal).test(said)) return false;
  const [before = ''] = sentencesOf(said.slice(0, match.index)).slice(-1);
  if (anyOf(hears.they).test(before)) return false;
  const [next = ''] = wordsOf(said.slice(match.index + match[0].length));
  return (
    !anyOf(hears.negation).test(next) &&
    !wordsOf(said.slice(match.index))
      .slice(0, 4)
      .some((word) => anyOf(hears.notIdea).exec(word)?.[0] === word)
  );
}

/** The feelings of a message; after a 'but' those that follow it, if there are any. */
function feelingsIn(said: string, hears: Words['hears']): Feeling[] {
  const feltIn = (part: string) => feelings.filter((feeling) => isFelt(part, hears, feeling));
  const after = feltIn(afterTurn(said, hears) ?? '');
  return after.length > 0 ? after : feltIn(said);
}

/** What follows a 'but' within a message; null where there is none. */
export function afterTurn(said: string, { turn }: Words['hears']): string | null {
  const found = anyOf(turn).exec(said);
  return found && found.index > 0 ? said.slice(found.index + found[0].length) : null;
}

/** Whether a feeling is named and not denied by one of the two words before it. */
function isFelt(said: string, hears: Words['hears'], feeling: Feeling): boolean {
  const match = anyOf(hears.feelings[feeling]).exec(said);
  if (!match) return false;
  const before = said.slice(0, match.index).trim().split(' ').slice(-2).join(' ');
  return !anyOf(hears.negation).test(before);
}

/** A request without a question mark has up to so many words. */
const requestWords = 12;

/** The weather and sums only where they are asked for: a sunny day is nothing to turn away. */
function offTopicOf(said: string, hears: Words['hears']): OffTopic | null {
  const asks = said.includes('?');
  const isSum =
    /\d\s*[-+*/x×÷:]\s*\d/.test(said) || (/\d/.test(said) && anyOf(hears.offTopic.sums).test(said));
  const isRequest = asks || (wordsOf(said).length <= requestWords && !anyOf(hears.goal).test(said));
  const isThere = { weather: asks, sums: isSum && isRequest, other: isRequest };
  return (
    offTopics.find((kind) => isThere[kind] && (kind === 'sums' || anyOf(hears.offTopic[kind]).test(said))) ??
    null
  );
}

function numberOf(said: string, wordCount: number): number | null {
  const numbers = said.match(/\d+/g) ?? [];
  const [number] = numbers.map(Number);
  if (numbers.length !== 1 || wordCount > 5 || number === undefined || number > 10) return null;
  return number;
}

/** A message's themes, what it is about before how it feels, for the choice of a module. */
export function themesOf(text: string, language: string | null): Theme[] {
  const { topics, feelings, isGoal } = understand(text, wordsFor(language));
  return [...topics, ...feelings, ...(isGoal ? (['goal'] as const) : [])];
}
