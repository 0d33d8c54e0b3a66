import type { Message } from '../assistant';

/** So many words in a row that stand in the conversation as well are no accident. */
const inARow = 4;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a server says of an error, with … in the place of what it repeats of the conversation: it comes into logs. */
export function unquoted(said: string, messages: readonly Message[]): string {
  const heard = messages.map(({ content }) => ` ${wordsIn(content).join(' ')} `);
  const isQuote = (words: readonly string[]) => heard.some((text) => text.includes(` ${words.join(' ')} `));
  /** Each with what stands between it and the next. */
  const parts = said.match(/[\p{L}\p{N}]+[^\p{L}\p{N}]*/gu) ?? [];
  const words = parts.map((part) => wordsIn(part)[0] ?? '');
  const quoted = new Set<number>();
  words.forEach((_word, index) => {
    const row = words.slice(index, index + inARow);
    if (row.length < inARow || !isQuote(row)) return;
    for (let place = 0; place < inARow; place++) quoted.add(index + place);
  });
  const start = said.slice(0, said.length - parts.join('').length);
  return (
    start +
    parts
      .map((part, index) => (quoted.has(index) ? '… ' : part))
      .join('')
      .replace(/(?:… )+/g, '… ')
  );
}
