import { normalise } from './normalise';

const longestPhrase = 3;
const shortestPiece = 3;
const longestPiece = 6;

/**
 * What the classifier sees of a message, each thing once: words, phrases of two and three words with the beginning (^)
 * and the end ($), two words with one between them ('_'), and pieces of words ('~'), by which it knows a word that is
 * misspelt or in another form.
 */
export function featuresOf(text: string): Set<string> {
  const words = normalise(text).match(/\?|[^\s?]+/g) ?? [];
  return new Set([...phrasesOf(['^', ...words, '$']), ...words.flatMap(piecesOf)]);
}

function* phrasesOf(words: readonly string[]) {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(start + longestPhrase, words.length); end++) {
      const phrase = words.slice(start, end).join(' ');
      if (phrase !== '^' && phrase !== '$') yield phrase;
    }
    if (start + 2 < words.length) yield `${words[start]} _ ${words[start + 2]}`;
  }
}

function piecesOf(word: string): string[] {
  const whole = `<${word}>`;
  const pieces: string[] = [];
  for (let length = shortestPiece; length <= longestPiece; length++) {
    for (let start = 0; start + length <= whole.length; start++)
      pieces.push(`~${whole.slice(start, start + length)}`);
  }
  return pieces;
}
