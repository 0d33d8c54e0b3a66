/** The tags that a prompt text may hold (staff 2, Prompt engineering). */
export const tagNames = [
  'clientSummary',
  'username',
  'lastSessionDate',
  'chatHistory',
  'moduleSummary',
  'sessionSummary',
  'chat',
  'language',
  'question',
] as const;
export type TagName = (typeof tagNames)[number];

/** How many a tag stands for when no number is given, for those tags that take one (staff 2 and 9). */
export const defaultCounts = { chatHistory: 10, moduleSummary: 1, sessionSummary: 1 };
export type CountedTag = keyof typeof defaultCounts;

/** A piece of a prompt text. The pieces' sources, one after the other, are the text. */
export type PromptPart = TextPart | TagPart;

export interface TextPart {
  kind: 'text';
  source: string;
}

export interface TagPart {
  kind: 'tag';
  /** As it stands in the text, with its braces. */
  source: string;
  /** Null when the name is none of the known ones; such a tag stays in the prompt as it is. */
  name: TagName | null;
  /** What stands after the colon, if anything. */
  argument: string | null;
  /** What is wrong with it, as a sentence without its full stop, e.g. '{{user}} is not a known tag'. */
  error: string | null;
}

/** What the tags of one prompt may be. */
export interface TagRules {
  /** The tags that are not meant for it. */
  misplaced: readonly string[];
  /** The keys of the questions there are. */
  questionKeys: readonly string[];
}

const longestCount = 6;

// The second kind begins like a tag and is never closed.
const braces = /\{\{([^{}]*)\}\}|\{\{(?!\{)[^\S\n]*\w*\}?/g;

/**
 * Takes a prompt text apart into tags, e.g. `{{chatHistory:20}}`, and what stands between them (D-72).
 *
 * @param rules what its tags may be, where that is known: without, each tag and each key is right that could be
 */
export function parseTags(text: string, rules?: TagRules): PromptPart[] {
  const parts: PromptPart[] = [];
  let end = 0;
  for (const match of text.matchAll(braces)) {
    const [source, content] = match;
    if (match.index > end) parts.push({ kind: 'text', source: text.slice(end, match.index) });
    parts.push(content === undefined ? unclosed(source) : readTag(source, content, rules));
    end = match.index + source.length;
  }
  if (end < text.length) parts.push({ kind: 'text', source: text.slice(end) });
  return parts;
}

/** The number after a tag's colon, or what the tag stands for without one. */
export function countOf(name: CountedTag, argument: string | null): number {
  return argument !== null && isCount(argument) ? Number(argument) : defaultCounts[name];
}

const isCount = (argument: string) => /^[1-9]\d*$/.test(argument) && argument.length <= longestCount;

const isCounted = (name: TagName): name is CountedTag => Object.hasOwn(defaultCounts, name);

const unclosed = (source: string): TagPart => ({
  kind: 'tag',
  source,
  name: null,
  argument: null,
  error: `${source} is not closed with two braces`,
});

function readTag(source: string, content: string, rules: TagRules | undefined): TagPart {
  const colon = content.indexOf(':');
  const written = (colon < 0 ? content : content.slice(0, colon)).trim();
  const argument = colon < 0 ? null : content.slice(colon + 1).trim() || null;
  const name = tagNames.find((known) => known === written) ?? null;
  const error = name
    ? (wrongArgument(name, argument) ?? (rules ? wrongHere(name, argument, rules) : null))
    : unknownName(written);
  return { kind: 'tag', source, name, argument, error: error && `${source} ${error}` };
}

function unknownName(written: string): string {
  const meant = tagNames.find((known) => known.toLowerCase() === written.toLowerCase());
  return meant ? `is not a known tag; {{${meant}}} is` : 'is not a known tag';
}

function wrongArgument(name: TagName, argument: string | null): string | null {
  if (name === 'question') return argument ? null : 'needs the key of a question, as in {{question:key}}';
  if (argument === null) return null;
  if (!isCounted(name)) return 'takes nothing after its name';
  return isCount(argument) ? null : `needs a whole number from 1 on, as in {{${name}:3}}`;
}

function wrongHere(name: TagName, argument: string | null, rules: TagRules): string | null {
  if (rules.misplaced.includes(name)) return 'is not meant for this prompt';
  if (name !== 'question' || argument === null || rules.questionKeys.includes(argument)) return null;
  const meant = rules.questionKeys.find((key) => key.toLowerCase() === argument.toLowerCase());
  return meant ? `names no question; {{question:${meant}}} does` : 'names no question';
}
