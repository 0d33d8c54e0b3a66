import { diffArrays, diffLines } from 'diff';
import { parseTags } from '../../../api/admin/promptTags';

/** A passage of two texts: in both, or in one of them only. */
export interface Passage {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** With more changed lines or words than these a comparison would take too long: it becomes coarser. */
const mostChanged = 1_000;
/** Where less than this share of the words is in both of two passages, they are shown one after the other. */
const leastAlike = 0.4;

const words = /[\p{L}\p{N}_]+|\s+|./gsu;

/** What became of a text, line by line, and word by word within changed lines; tags are compared as wholes. */
export function compareTexts(before: string, after: string): Passage[] {
  const lines = diffLines(before, after, { maxEditLength: mostChanged });
  if (!lines) return tidy(compareChanged(before, after));

  const passages: Passage[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    if (!line) continue;
    if (line.removed && next?.added) {
      passages.push(...compareChanged(line.value, next.value));
      index += 1;
    } else {
      passages.push({ kind: kindOf(line), text: line.value });
    }
  }
  return tidy(passages);
}

/** Changed lines word by word; if that would take too long, each line by itself; if that would, too, as wholes. */
function compareChanged(before: string, after: string): Passage[] {
  const compared = compareWords(before, after);
  if (compared) return compared;
  const [former, latter] = [linesOf(before), linesOf(after)];
  if (former.length === 1 || former.length !== latter.length) return replaced(before, after);
  return former.flatMap((line, index) => compareChanged(line, latter[index] ?? ''));
}

/** The lines of a text, each with its line break. */
export const linesOf = (text: string) => text.split(/(?<=\n)/);

/** Null when it would take too long. */
function compareWords(before: string, after: string): Passage[] | null {
  const [former, latter] = [tokensOf(before), tokensOf(after)];
  const changes = diffArrays(former, latter, { maxEditLength: mostChanged });
  if (!changes) return null;
  const same = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value));
  const isAlike = countWords(same) >= leastAlike * Math.min(countWords(former), countWords(latter));
  if (!isAlike) return replaced(before, after);
  return changes.map(({ value, ...change }) => ({ kind: kindOf(change), text: value.join('') }));
}

const countWords = (tokens: readonly string[]) => tokens.filter((token) => token.trim() !== '').length;

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Passage['kind'] =>
  added ? 'added' : removed ? 'removed' : 'same';

const replaced = (before: string, after: string): Passage[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

const tokensOf = (text: string): string[] =>
  parseTags(text).flatMap(({ kind, source }) => (kind === 'tag' ? [source] : (source.match(words) ?? [])));

/**
 * Joins changes that only a blank separates, so that a new sentence reads as one: of each stretch of changes first what
 * was removed, then what was added.
 */
function tidy(passages: readonly Passage[]): Passage[] {
  const tidied: Passage[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) tidied.push({ kind: 'removed', text: removed });
    if (added) tidied.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };

  for (const [index, { kind, text }] of passages.entries()) {
    const isGap = kind === 'same' && /^[^\S\n]+$/.test(text) && removed + added !== '';
    const next = passages[index + 1];
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (isGap && next && next.kind !== 'same') {
      removed += text;
      added += text;
    } else {
      flush();
      const last = tidied.at(-1);
      if (last?.kind === 'same') last.text += text;
      else tidied.push({ kind, text });
    }
  }
  flush();
  return tidied;
}
