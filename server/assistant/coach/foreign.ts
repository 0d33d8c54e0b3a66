import { anyOf } from '../patterns';
import { tidy, wordsOf } from './text';
import type { Words } from './words';

/** Small words of languages that the coach doesn't speak, by which it can tell them. */
const elsewhere = `
  je, suis, j'ai, est, les, une, des, avec, pour, vous, c'est, pas, mon, dans, très, bonjour, parler,
  sono, che, non, il, della, gli, anche, perché, oggi, molto, mio, ho, ciao,
  ik, het, een, niet, van, mijn, dat, heb, ben, maar, voor, jij,
  jag, är, och, inte, mig, att, det, vill, också, idag,
  eu, não, uma, estou, muito, meu, minha, você, obrigado, hoje,
  nie, jest, się, mam, jak, dzień, bardzo, jestem,
  minä, olen, ja, ei, että, minun, mutta, kiitos, tänään, hyvää`;

/** Languages that are easily told from the coach's by their letters. */
const otherScript =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Thai}]/u;

/** Whether a message is in another language than the one that the coach answers in. */
export function isForeign(text: string, { hears }: Words, others: readonly Words[]): boolean {
  const words = wordsOf(tidy(text).toLowerCase());
  if (otherScript.test(text)) return !/\p{Script=Latin}{3}/u.test(text);
  const known = (patterns: string) => words.filter((word) => anyOf(patterns).exec(word)?.[0] === word).length;
  const elsewhereBest = Math.max(known(elsewhere), ...others.map((other) => known(other.hears.everyday)));
  return words.length >= 3 && elsewhereBest >= 2 + 2 * known(hears.everyday);
}
