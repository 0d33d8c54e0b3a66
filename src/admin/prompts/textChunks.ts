/** A stretch of whole lines of a text, without a piece of a tag at its end. */
export interface TextChunk {
  /** Stays while a text changes elsewhere. */
  id: number;
  text: string;
  lineCount: number;
}

/** So many lines make one. */
const linesEach = 40;

/**
 * Takes a long text apart, so that a change draws a small part of it anew.
 *
 * @param former what the text was before: chunks in front of the change and behind it are the same ones again
 */
export function chunksOf(text: string, former: readonly TextChunk[] = []): TextChunk[] {
  let kept = 0;
  let start = 0;
  for (const { text: known } of former) {
    if (!text.startsWith(known, start) || !endsWithLine(text, start + known.length)) break;
    start += known.length;
    kept += 1;
  }
  let following = former.length;
  let end = text.length;
  while (following > kept) {
    const known = former[following - 1]?.text ?? '';
    // What comes before it has to end with a line, too.
    const from = end - known.length;
    if (from < start || !text.endsWith(known, end) || !endsWithLine(text, from)) break;
    end = from;
    following -= 1;
  }

  const changed = former.slice(kept, following);
  let nextId = former.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  const fresh = split(text.slice(start, end)).map((part, at) => ({
    // A chunk that has changed is drawn anew, and not another one in its place.
    id: changed[at]?.id ?? nextId++,
    text: part,
    lineCount: part.split('\n').length - (part.endsWith('\n') ? 1 : 0),
  }));
  return [...former.slice(0, kept), ...fresh, ...former.slice(following)];
}

/** Whether a chunk may end there. */
const endsWithLine = (text: string, at: number) =>
  at === 0 || at === text.length || (text[at - 1] === '\n' && !isInTag(text, at));

function split(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines < linesEach || isInTag(text, at + 1)) continue;
    parts.push(text.slice(start, at + 1));
    start = at + 1;
    lines = 0;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

/** No tag is longer than that. */
const longestTag = 200;

/** Whether two braces are open before a place. */
function isInTag(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - longestTag), at);
  return before.lastIndexOf('{{') > before.lastIndexOf('}');
}
