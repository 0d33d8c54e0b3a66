import { anyOf } from '../patterns';
import { sentencesOf, tidy, wordsOf } from './text';
import type { Hears } from './words';

/** So many words name a thing, with an article or as one's own, and say nothing of it yet. */
const withArticle = 4;
const asOwn = 3;

/** Whether a message begins with a thing that is an answer by itself: 'My work', 'Die Arbeit', 'El trabajo, sobre todo'. */
export function namesThing(text: string, { articles, mine }: Hears): boolean {
  const [sentence = ''] = sentencesOf(tidy(text));
  const [part = ''] = sentence.split(/[,;:–—]/);
  const count = wordsOf(part).length;
  const opens = (patterns: string) => anyOf(patterns).exec(part)?.index === 0;
  return (opens(articles) && count <= withArticle) || (opens(mine) && count <= asOwn);
}
