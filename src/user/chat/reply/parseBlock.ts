import type { BlockNode } from '@tanstack/markdown';
import { parseMarkdown } from '@tanstack/markdown/parser';

/** Enough for what stands on a few screens; a reply that is scrolled away and back is not parsed again. */
const keptCharacters = 200_000;

const parsed = new Map<string, BlockNode[]>();
let characters = 0;

/** What a block of light markup consists of. Remembers the latest ones. */
export function parseBlock(source: string): BlockNode[] {
  const known = parsed.get(source);
  const nodes = known ?? parse(source);
  if (known) parsed.delete(source);
  else characters += source.length;
  parsed.set(source, nodes);
  for (const oldest of parsed.keys()) {
    if (characters <= keptCharacters) break;
    parsed.delete(oldest);
    characters -= oldest.length;
  }
  return nodes;
}

function parse(source: string): BlockNode[] {
  const code = fencedCode(source);
  if (code) return [code];
  if (inlineFence.test(source)) return [{ type: 'paragraph', children: [{ type: 'text', value: source }] }];
  const text = anyFence.test(source) ? source : source.replace(definition, '$1\\$2');
  return parseMarkdown(text, { frontmatter: false, headingIds: false }).children;
}

/** Three backticks around words in a line: the library would take all that follows for code. */
const inlineFence = /^\s*`{3,}[^`\n]+`/m;

const anyFence = /`{3}|~{3}/;

/** '[Ann]: Hello' defines a link in Markdown, and is not shown. Here it is what somebody says. */
const definition = /^( {0,3})(\[[^\]\n]+\]:)/gm;

/** Code at the margin is read here: the library takes lines that look like definitions out of it. */
function fencedCode(source: string): BlockNode | null {
  const [opening = '', ...lines] = source.split('\n');
  const [, marks, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(opening) ?? [];
  if (!marks || (marks.startsWith('`') && info.includes('`'))) return null;
  const last = lines.at(-1)?.trim();
  if (last?.startsWith(marks) && new Set(last).size === 1) lines.pop();
  const lang = info.trim().split(/\s/)[0];
  return { type: 'code', value: lines.join('\n'), ...(lang && { lang }) };
}
