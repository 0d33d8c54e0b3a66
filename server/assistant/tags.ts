import { parseTags, type TagName } from '../../src/api/admin/promptTags';

/** Yields what stands in a tag's place; `argument` is the text after its colon, if any. */
export type TagValues = Record<TagName, (argument: string | null) => Promise<string>>;

/**
 * Fills in a prompt text's tags. Unknown tags stay as they are, and so do tags that a value holds: they are the
 * person's words.
 */
export async function fillTags(text: string, values: TagValues): Promise<string> {
  const filled = parseTags(text).map((part) =>
    part.kind === 'tag' && part.name ? values[part.name](part.argument) : part.source,
  );
  return (await Promise.all(filled)).join('');
}
