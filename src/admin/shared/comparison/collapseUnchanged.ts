import { linesOf, type Passage } from './compare';

/** A long stretch without changes that is shown on request. */
export interface FoldedPassage {
  kind: 'folded';
  text: string;
  lineCount: number;
}

/** Lines that stay in view next to a change. */
const context = 3;
/** Fewer lines than this are not worth a fold. */
const fewest = 5;

/** Folds what is far from every change; a comparison without changes stays whole. */
export function collapseUnchanged(passages: readonly Passage[]): (Passage | FoldedPassage)[] {
  if (passages.every(({ kind }) => kind === 'same')) return [...passages];
  return passages.flatMap((passage, index) => {
    if (passage.kind !== 'same') return [passage];
    const lines = linesOf(passage.text);
    const from = index === 0 ? 0 : context;
    const to = index === passages.length - 1 ? lines.length : lines.length - context;
    if (to - from < fewest) return [passage];
    const same = (part: string[]): Passage[] =>
      part.length > 0 ? [{ kind: 'same', text: part.join('') }] : [];
    const folded: FoldedPassage = {
      kind: 'folded',
      text: lines.slice(from, to).join(''),
      lineCount: to - from,
    };
    return [...same(lines.slice(0, from)), folded, ...same(lines.slice(to))];
  });
}
