import { anyOf, plain } from '../patterns';
import { type Feeling, feelings, type Signal, signals, type Topic, topics, type Words } from './words';
import { wordsFor } from './wordsFor';

/** What a message can be about; a module names the themes that lead to it. */
export type Theme = Topic | Feeling | 'goal';

/** What the coach makes of one message. */
export interface Understanding {
  /** Named feelings, those that are denied left out. */
  feelings: Feeling[];
  topics: Topic[];
  isGoal: boolean;
  asksAdvice: boolean;
  asksAboutCoach: boolean;
  isOffTopic: boolean;
  /** What a short message does, e.g. a greeting. */
  signal: Signal | null;
  /** A number from 0 to 10 that is the whole message, as the answer to a scale. */
  number: number | null;
  /** Too short to give anything back. */
  isShort: boolean;
}

/** A signal counts in messages of up to so many words; in a longer one it is an aside. */
const signalWords: Record<Signal, number> = { greeting: 4, thanks: 9, goodbye: 9, yes: 3, no: 3, unsure: 7 };

/** Reads a message with one language's words. */
export function understand(text: string, words: Words): Understanding {
  const said = plain(text);
  const wordCount = said.split(' ').filter(Boolean).length;
  const topicsFound = topics.filter((topic) => anyOf(words.topics[topic]).test(said));
  const feelingsFound = feelings.filter((feeling) => isFelt(said, words, feeling));
  const about = topicsFound.length + feelingsFound.length;
  return {
    feelings: feelingsFound,
    topics: topicsFound,
    isGoal: anyOf(words.goal).test(said),
    asksAdvice: anyOf(words.advice).test(said),
    asksAboutCoach: anyOf(words.aboutCoach).test(said),
    isOffTopic: about === 0 && anyOf(words.offTopic).test(said),
    signal:
      signals.find((signal) => wordCount <= signalWords[signal] && isSignal(said, words, signal, about)) ??
      null,
    number: /^(10|\d)\W*$/.test(said) ? Number.parseInt(said, 10) : null,
    isShort: wordCount < 3,
  };
}

/** A yes, a no or a greeting opens a message; thanks and goodbyes may close it. */
function isSignal(said: string, words: Words, signal: Signal, about: number): boolean {
  const match = anyOf(words.signals[signal]).exec(said);
  if (!match) return false;
  if (signal === 'thanks' || signal === 'goodbye') return true;
  return match.index === 0 && about === 0;
}

/** Whether a feeling is named and not denied by one of the two words before it. */
function isFelt(said: string, words: Words, feeling: Feeling): boolean {
  const match = anyOf(words.feelings[feeling]).exec(said);
  if (!match) return false;
  const before = said.slice(0, match.index).trim().split(' ').slice(-2).join(' ');
  return !anyOf(words.negation).test(before);
}

/** A message's themes, what it is about before how it feels, for the choice of a module. */
export function themesOf(text: string, language: string | null): Theme[] {
  const { topics, feelings, isGoal } = understand(text, wordsFor(language));
  return [...topics, ...feelings, ...(isGoal ? (['goal'] as const) : [])];
}
