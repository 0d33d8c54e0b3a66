/** Lower case, straight apostrophes, single spaces: the form that patterns are written in. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const compiled = new Map<string, RegExp>();

/**
 * One expression for a list of words and phrases, e.g. `stress*, too much`: it matches whole words in any script, and
 * a `*` stands for any ending. Each list is compiled once.
 */
export function anyOf(patterns: string): RegExp {
  const known = compiled.get(patterns);
  if (known) return known;
  const sources = patterns
    .split(',')
    .map((pattern) => pattern.replace(/\s+/g, ' ').trim())
    .map((pattern) => escaped(pattern).replace('*', "[\\p{L}']*"));
  const expression = new RegExp(`(?<![\\p{L}\\p{N}'])(?:${sources.join('|')})(?![\\p{L}\\p{N}'])`, 'iu');
  compiled.set(patterns, expression);
  return expression;
}
