import { sanitize } from './sanitize';

const parts = new Set('P BR HR UL OL LI H2 H3 H4 H5 H6 BLOCKQUOTE PRE DIV TABLE TR DL DT DD'.split(' '));

/** What HTML from the server says, as plain text with a line for each of its parts. It becomes no part of the page. */
export function textOfHtml(html: string): string {
  // React's and TypeScript's types don't know TrustedHTML here; the browser takes the object as it is.
  const { body } = new DOMParser().parseFromString(sanitize(html, false) as unknown as string, 'text/html');
  return textOf(body)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function textOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  const text = [...node.childNodes].map(textOf).join('');
  return parts.has(node.nodeName) ? `${text}\n` : text;
}
