import { anyOf } from '../patterns';
import { tidy, wordsOf } from './text';
import { namesThing } from './things';
import { isAsked } from './threads';
import { understand } from './understand';
import type { Hears, Words } from './words';

/** So early in a message a word of the past is its verb. */
const verbWithin = 4;

/** Whether a message tells what was: 'The house was quiet'. */
export const beginsInPast = (text: string, { answers }: Hears): boolean =>
  anyOf(answers.past).test(wordsOf(tidy(text)).slice(0, verbWithin).join(' '));

/** Whether a message tells a wish: in so many words, or leaning on the coach's question for one in the reply before. */
export function tellsGoal(text: string, before: string, words: Words): boolean {
  const { hears, asks } = words;
  const { isGoal, signal, ownFeelings } = understand(text, words);
  if (isGoal) return true;
  const wasAskedFor = isAsked([...asks.ladder.goal, ...asks.general.slice(1, 2)], [before]);
  const opensWith = (opening: string) => anyOf(opening).exec(tidy(text))?.index === 0;
  const leans = !opensWith(hears.because) && (!opensWith(hears.sentence) || namesThing(text, hears));
  const isCalm = ownFeelings.every((feeling) => feeling === 'happy');
  return wasAskedFor && leans && isCalm && signal === null && !beginsInPast(text, hears);
}
