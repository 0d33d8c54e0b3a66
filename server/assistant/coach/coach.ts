import type { Assistant } from '../assistant';
import { estimateUsage } from '../tokens';
import { moves } from './moves';
import { care } from './moves/care';
import { fill, join, withoutQuestions } from './text';
import { type Turn, toTurn } from './turn';
import { isSpoken, wordsFor } from './wordsFor';

/** Said once in a session to somebody who prefers a language that the coach doesn't speak. */
const unspoken = "I don't speak {language} yet, so I answer in English.";

/**
 * The built-in coach. It listens, names what it hears, and asks open questions; it advises nothing. Rules and phrases
 * only, so the same conversation always gets the same answer.
 */
export const coach: Assistant = {
  async reply({ messages, language, signal, onText }) {
    signal?.throwIfAborted();
    const turn = toTurn(messages, wordsFor(language));
    const note =
      isSpoken(language) || turn.session.turns > 1 ? null : fill(unspoken, { language: nameOf(language) });
    const text = join(note, replyTo(turn));
    onText?.(text);
    return { text, finishReason: 'stop', usage: estimateUsage(messages, text) };
  },
};

function replyTo(turn: Turn): string {
  for (const move of moves) {
    const reply = move.applies(turn) ? move.say(turn) : null;
    if (reply) return turn.wantsQuiet && move !== care ? quieted(reply, turn) : reply;
  }
  return turn.pick(turn.words.says.listening);
}

/** A reply this short is none by itself. */
const tooShort = 20;

/** Without its questions, as the person wished. */
function quieted(reply: string, { pick, words }: Turn): string {
  const rest = withoutQuestions(reply);
  return rest.length < tooShort ? join(rest, pick(words.says.listening)) : rest;
}

/** The language's name in English, or what stands for it. */
function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return 'that language';
  }
}
