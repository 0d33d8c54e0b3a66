import type { Message } from '../assistant';
import { anyOf, plain } from '../patterns';
import { choose, chooseFresh, chooseNext, hashOf, isUsed } from './choose';
import { isEcho } from './echo';
import { tellsGoal } from './goals';
import { lossIn, type Mention, mentionsOf } from './people';
import { planIn } from './plans';
import type { Line } from './points';
import { fill } from './text';
import { isAsked, threadIn } from './threads';
import { type Understanding, understand } from './understand';
import type { Forms, Thread, Topic, Words } from './words';

type Slots = Readonly<Record<string, string>>;

/** One turn of a conversation, as far as the coach's moves need it. */
export interface Turn {
  words: Words;
  /** What the person has just said. */
  text: string;
  understood: Understanding;
  /** Whom of theirs they have just named. */
  people: Mention[];
  /** The death that they have just told of. */
  loss: { who: Mention | null } | null;
  /** The question that the coach asked last, if it did. */
  asked: Thread | null;
  /** What was said in this session before, oldest first. */
  session: Session;
  /** What the coach said before, in this session and in earlier ones, oldest first. */
  said: string[];
  /** What the person said before, likewise. */
  heard: string[];
  /** Whether the person has lately asked for fewer questions. */
  wantsQuiet: boolean;
  /** Whether the coach may give the person's words back; it does so seldom. */
  mayEcho: boolean;
  /** A number for this turn, the same for whoever begins a session with the same words. */
  chance: number;
  /** A phrase that wasn't said yet, if there is one. */
  pick(phrases: readonly string[], slots?: Slots): string;
  /** A phrase that wasn't said yet, or null. */
  fresh(phrases: readonly string[], slots?: Slots): string | null;
  /** One of the next phrases in their order that weren't said yet, or null. */
  next(phrases: readonly string[], slots?: Slots): string | null;
  /** The same for questions. */
  ask(threads: readonly Thread[], slots?: Slots): string | null;
}

export interface Session {
  lines: Line[];
  said: string[];
  /** How many messages of the person there are with this one. */
  turns: number;
  /** Who died, as the person told in this session. */
  lost: { who: Mention | null } | null;
  /** The living whom they named, latest first, with how many turns ago. */
  people: (Mention & { turnsAgo: number })[];
  /** What lies ahead of them, with how many turns ago they said so. */
  plans: { event: string; turnsAgo: number }[];
  /** What they spoke of, latest first. */
  topics: Topic[];
  hasGoal: boolean;
  /** Whether they are torn between two ways. */
  isTorn: boolean;
}

/** For so many turns the coach asks nothing after it was told to ask less. */
const quietTurns = 3;

/** So much of a message is read; nobody writes more by hand. */
const longestRead = 10_000;

/** After an echo there is none for so many replies. */
const repliesWithoutEcho = 2;

/** Reads a conversation that ends with the person's message. */
export function toTurn(messages: readonly Message[], words: Words): Turn {
  const talk = messages
    .filter(({ role }) => role !== 'system')
    .map(({ role, content }) => ({ role, content: content.slice(0, longestRead) }));
  const said = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const heard = talk.filter(({ role }) => role === 'user').map(({ content }) => content);
  const text = heard.pop() ?? '';
  const session = toSession(talk, words);
  const chance = hashOf([session.lines[0]?.said ?? text, session.turns].join('\n'));
  const lastReply = talk.findLast(({ role }) => role === 'assistant')?.content;
  const fresh = (phrases: readonly string[], slots: Slots = {}) => {
    const phrase = chooseFresh(phrases, said, chance);
    return phrase === null ? null : fill(phrase, slots);
  };
  const next = (phrases: readonly string[], slots: Slots = {}) => {
    const phrase = chooseNext(phrases, said, chance);
    return phrase === null ? null : fill(phrase, slots);
  };
  return {
    words,
    text,
    understood: understand(text, words),
    people: mentionsOf(text, words.hears),
    loss: lossWith(text, heard.at(-1), words),
    asked: lastReply ? threadIn(lastReply, words.asks) : null,
    session,
    said,
    heard,
    wantsQuiet: heard
      .slice(-quietTurns)
      .some((message) => anyOf(words.hears.fewerQuestions).test(plain(message))),
    mayEcho: !talk
      .slice(0, -1)
      .slice(-2 * repliesWithoutEcho)
      .some(
        ({ role, content }, index, lately) =>
          role === 'assistant' && isEcho(content, lately[index - 1]?.content ?? '', words),
      ),
    chance,
    pick: (phrases, slots = {}) => fill(choose(phrases, said, chance), slots),
    fresh,
    next,
    ask: (threads, slots) =>
      next(
        threads.map(([ask]) => ask),
        slots,
      ),
  };
}

/** The part of a conversation since the coach's latest greeting. */
function toSession(talk: readonly Message[], words: Words): Session {
  const { says, hears } = words;
  const greetings = [
    ...says.opening,
    ...says.welcomeBack,
    ...says.welcomeBackTo,
    ...says.welcomeBackEvent,
    ...says.welcomeBackPerson,
  ];
  const start = talk.findLastIndex(
    ({ role, content }) => role === 'assistant' && greetings.some((greeting) => isUsed(greeting, content)),
  );
  const now = talk.slice(start + 1, -1);
  const heard = now.filter(({ role }) => role === 'user').map(({ content }) => content);
  const lost =
    heard.map((text, index) => lossWith(text, heard[index - 1], words)).findLast((loss) => loss !== null) ??
    null;
  return {
    lines: now.flatMap(({ role, content }, index) =>
      role === 'user' ? [{ said: content, after: now[index - 1]?.content ?? null }] : [],
    ),
    said: now.filter(({ role }) => role === 'assistant').map(({ content }) => content),
    turns: heard.length + 1,
    lost,
    people: [...heard]
      .reverse()
      .flatMap((text, index) =>
        mentionsOf(text, hears)
          .reverse()
          .map((mention) => ({ ...mention, turnsAgo: index + 1 })),
      )
      .filter(({ noun }) => noun !== lost?.who?.noun),
    plans: heard
      .map((text, index) => ({ event: planIn(text, hears) ?? '', turnsAgo: heard.length - index }))
      .filter(({ event }) => event !== ''),
    topics: [...heard].reverse().flatMap((text) => understand(text, words).topics),
    isTorn: heard.some((text) => anyOf(hears.decision).test(text)),
    hasGoal: now.some(
      ({ role, content }, index) =>
        role === 'user' && tellsGoal(content, now[index - 1]?.content ?? '', words),
    ),
  };
}

/** A death told in a message; 'He died' is about the one whom the message before named. */
function lossWith(text: string, before: string | undefined, { hears }: Words) {
  const loss = lossIn(text, hears);
  if (!loss || loss.who || mentionsOf(text, hears).length > 0) return loss;
  const [only, another] = mentionsOf(before ?? '', hears);
  return only && !another ? { who: only } : loss;
}

/** The slots that name somebody. */
export const slotsOf = ({ who, whom, toWhom }: Forms): Slots => ({ who, whom, toWhom });

/** Whether the coach has asked one of these in this session. */
export const wasAsked = (turn: Turn, threads: readonly Thread[]): boolean =>
  isAsked(threads, turn.session.said);
