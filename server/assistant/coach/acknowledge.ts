import { anyOf, plain } from '../patterns';
import { fragment, reflection } from './echo';
import { fill } from './text';
import type { Turn } from './turn';

/** For so many replies a feeling is not named once more. */
const repliesWithoutSameFeeling = 3;

/** Names what the person feels, unless that was done just now. */
export function feelingOf({ text, understood, words, next, said }: Turn): string | null {
  const { feelings } = words.says;
  const unnamed = understood.ownFeelings.filter(
    (feeling) =>
      !said
        .slice(-repliesWithoutSameFeeling)
        .some((reply) => feelings[feeling].some((phrase) => reply.includes(phrase))),
  );
  // Who is glad and worried at once is met in the worry, and whose joy has a 'but', in neither.
  const isTurned = anyOf(words.hears.contrast).test(plain(text));
  const [feeling] = [
    ...unnamed.filter((one) => one !== 'happy'),
    ...unnamed.filter((one) => one === 'happy' && !isTurned),
  ];
  return feeling ? next(feelings[feeling]) : null;
}

/** Names the feeling; else, now and then, gives words back; else says that it has heard. */
export function acknowledge(turn: Turn): string | null {
  const { text, words, mayEcho, fresh, chance } = turn;
  const felt = feelingOf(turn);
  const given = felt ?? bareAnswer(turn);
  if (given) return given;
  const said = mayEcho && chance % 2 === 0 ? reflection(text, words) : null;
  const frame = said && fresh(words.says.reflect);
  return said && frame ? fill(frame, { said }) : heardOf(turn);
}

/** With so many words there was much to hear. */
const muchFrom = 9;

/** Says that it has heard, and more warmly where there was much to hear. */
export const heardOf = ({ understood, words: { says }, fresh }: Turn): string | null =>
  (understood.wordCount >= muchFrom ? fresh(says.heardMuch) : null) ?? fresh(says.heard);

/** A bare answer given back before the coach goes on with it. */
export const bareAnswer = ({ text, words, mayEcho }: Turn): string | null =>
  mayEcho ? fragment(text, words) : null;
