import { type TagName, tagNames } from '../../api/admin/promptTags';

/** A tag that is being written at the caret. */
export interface TagStart {
  /** Where its name begins, and where the caret stands. */
  from: number;
  to: number;
  /** The tags whose names begin like what is written. */
  fitting: readonly TagName[];
}

/** The tag that is being written at the caret; null where none is, or where no name fits. */
export function tagStartAt(text: string, caret: number): TagStart | null {
  const before = text.slice(Math.max(0, caret - longest), caret);
  const typed = /\{\{ ?(\w*)$/.exec(before)?.[1]?.toLowerCase();
  if (typed === undefined) return null;
  const fitting = tagNames.filter((name) => name.toLowerCase().startsWith(typed));
  return fitting.length > 0 ? { from: caret - typed.length, to: caret, fitting } : null;
}

/** No name is longer, braces counted. */
const longest = 40;

/**
 * What stands in the place of what is written once a tag is chosen, closed if it isn't yet.
 *
 * @returns the text, and how far into it the caret goes: to where the key of a question is wanted, else behind the tag
 */
export function completedTag(text: string, { to }: Pick<TagStart, 'to'>, name: TagName) {
  const isClosed = text.startsWith('}}', to);
  const inserted = `${name}${name === 'question' ? ':' : ''}${isClosed ? '' : '}}'}`;
  const caret = name === 'question' ? name.length + 1 : name.length + 2;
  return { inserted, caret };
}
