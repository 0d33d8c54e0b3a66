import { parseTags, type TagName } from '../../src/api/admin/promptTags';

/** Yields what stands in a tag's place; `argument` is the text after its colon, if any. */
export type TagValues = Record<TagName, (argument: string | null) => Promise<string>>;

/**
 * Fills in a prompt text's tags. Unknown tags stay as they are, and so do tags that a value holds: they are the
 * person's words. A line that only announces values (`So far: {{clientSummary}}`) goes where there are none: a model
 * would make something up, or speak of the gap.
 */
export async function fillTags(text: string, values: TagValues): Promise<string> {
  const filled = await Promise.all(
    parseTags(text).map(async (part) =>
      part.kind === 'tag' && part.name
        ? { isTag: true, texts: [await values[part.name](part.argument)] }
        : { isTag: part.kind === 'tag', texts: part.source.split('\n') },
    ),
  );
  let line: Line = { text: '', found: [] };
  const lines = [line];
  // What a value holds stays in its line, however many it has of its own.
  for (const { isTag, texts } of filled) {
    const [first = '', ...others] = texts;
    line.text += first;
    if (isTag) line.found.push(first);
    for (const text of others) {
      line = { text, found: [] };
      lines.push(line);
    }
  }
  return lines
    .filter((line) => !isBare(line))
    .map((line) => line.text)
    .join('\n');
}

interface Line {
  text: string;
  /** What stands in its tags' places. */
  found: string[];
}

const isBare = ({ text, found }: Line) =>
  found.length > 0 && found.every((value) => value === '') && /:[\s.]*$/.test(text);
