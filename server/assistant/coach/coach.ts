import type { Assistant, Message } from '../assistant';
import { selfHarmScores } from '../safety/assess';
import { estimateUsage } from '../tokens';
import { choose, hashOf } from './choose';
import { reflection } from './reflect';
import { type Understanding, understand } from './understand';
import type { Topic, Words } from './words';
import { wordsFor } from './wordsFor';

/** From this score on the coach leaves its usual way and points to people who can help. */
const careFrom = 0.3;

/** One turn of the conversation, as far as the coach needs it. */
interface Turn {
  words: Words;
  text: string;
  understood: Understanding;
  /** What the person spoke of before, latest first. */
  earlierTopics: Topic[];
  /** What the coach has said before, oldest first. */
  said: string[];
  pick(phrases: readonly string[]): string;
}

/**
 * The built-in coach. It gives back what it hears in the person's own words, names the feeling, and asks one open
 * question; it advises nothing. Rules and phrases only, so the same conversation always gets the same answer.
 */
export const coach: Assistant = {
  async reply({ messages, language, signal, onText }) {
    signal?.throwIfAborted();
    const text = replyTo(toTurn(messages, wordsFor(language)));
    onText?.(text);
    return { text, finishReason: 'stop', usage: estimateUsage(messages, text) };
  },
};

function toTurn(messages: readonly Message[], words: Words): Turn {
  const talk = messages.filter(({ role }) => role !== 'system');
  const said = talk.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const heard = talk.filter(({ role }) => role === 'user').map(({ content }) => content);
  const text = heard.at(-1) ?? '';
  const turn = hashOf(talk.map(({ content }) => content).join('\n'));
  return {
    words,
    text,
    understood: understand(text, words),
    earlierTopics: heard
      .slice(0, -1)
      .reverse()
      .flatMap((message) => understand(message, words).topics),
    said,
    pick: (phrases) => choose(phrases, said, turn),
  };
}

function replyTo(turn: Turn): string {
  const { understood, words, pick } = turn;
  const { phrases } = words;
  if (selfHarmScores(turn.text).selfHarmIndicationScore >= careFrom) return pick(phrases.care);
  if (understood.asksAboutCoach) return pick(phrases.aboutCoach);
  if (understood.isOffTopic) return pick(phrases.offTopic);
  if (understood.number !== null) return fill(pick(phrases.scale), { number: String(understood.number) });
  if (understood.signal) return pick(phrases[understood.signal]);
  if (understood.asksAdvice) return join(feelingOf(turn), pick(phrases.advice));
  return join(acknowledgement(turn), question(turn));
}

/** A named feeling first, else a wish, else the person's own words. */
function acknowledgement(turn: Turn): string {
  const { words, text, understood, pick } = turn;
  const felt = feelingOf(turn);
  const said = reflection(text, words);
  if (felt && said && !understood.feelings.includes('happy')) {
    return join(felt, fill(pick(words.phrases.reflect), { said }));
  }
  if (felt) return felt;
  if (!said) return '';
  return fill(pick(understood.isGoal ? words.phrases.goal : words.phrases.reflect), { said });
}

function feelingOf({ words, understood, pick }: Turn): string {
  const [feeling] = understood.feelings;
  return feeling ? pick(words.phrases.feelings[feeling]) : '';
}

/** One open question: on the wish, the topic or the feeling; else on what was spoken of before; else in general. */
function question(turn: Turn): string {
  const { words, understood, earlierTopics, said, pick } = turn;
  const { phrases } = words;
  const [feeling] = understood.feelings;
  const [topic] = understood.topics;
  if (feeling === 'happy') return pick(phrases.feelingQuestions.happy);
  if (understood.isGoal && !feeling) return pick(phrases.goalQuestions);
  const pool = [
    ...(topic ? phrases.topicQuestions[topic] : []),
    ...(feeling ? phrases.feelingQuestions[feeling] : []),
  ];
  if (pool.length > 0) return pick(pool);
  if (understood.isShort && !reflection(turn.text, words)) return pick(phrases.unclear);
  const [before] = earlierTopics;
  if (before && !said.slice(-3).some((reply) => reply.includes(words.topicNames[before]))) {
    const link = fill(pick(phrases.earlier), { topic: words.topicNames[before] });
    return join(link, pick(phrases.topicQuestions[before]));
  }
  return pick(phrases.questions);
}

const fill = (phrase: string, values: Record<string, string>) =>
  capital(phrase.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');
