const apostrophes = /[‘’ʼ]/g;
const quotes = /[“”„«»]/g;
/** Accents, as they stand once letters are taken apart; and the marks of light formatting, which nobody sees. */
const unseen = /[\u0300-\u036f\u200b-\u200d\u00ad*_`~#>|\\]/g;
const plain = /^[a-z0-9 ]*$/;

const foldPart = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .toLowerCase()
        .normalize('NFD')
        .replace(unseen, '')
        .replaceAll('ς', 'σ')
        .replace(apostrophes, "'")
        .replace(quotes, '"');

/** A text as it is compared: without regard to case, accents, kinds of quotation marks, spaces and line breaks. */
export const fold = (text: string): string => foldPart(text).replace(/\s+/g, ' ');

/**
 * The same, with the way back.
 *
 * @returns `at`: where in the text each character of what is compared comes from, and at its end the text's length
 */
export function foldWithOrigin(text: string): { folded: string; at: number[] } {
  let folded = '';
  const at: number[] = [];
  let offset = 0;
  for (const character of text) {
    for (const part of foldPart(character)) {
      const isSpace = /\s/.test(part);
      if (!isSpace || !folded.endsWith(' ')) {
        folded += isSpace ? ' ' : part;
        for (let unit = 0; unit < part.length; unit++) at.push(offset);
      }
    }
    offset += character.length;
  }
  at.push(text.length);
  return { folded, at };
}

/** Where a folded text holds another one, which is not empty; matches do not overlap. */
export function placesOf(wanted: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    places.push(at);
  }
  return places;
}
