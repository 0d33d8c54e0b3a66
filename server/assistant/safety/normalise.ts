/** Letters with a mark as one types them where the keyboard lacks them, or leaves the mark out. */
const withoutMark: Record<string, string> = { ß: 'ss', æ: 'a', ø: 'o' };

/** The same spelled out, as in 'schoen' and 'gaar'. */
const spelledOut = /ae|oe|ue|aa/g;

/** Digits and signs that stand for letters, as in 'k1ll' and 'd!e'. */
const standIns: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '€': 'e',
};

const anyStandIn = /[013457$@!€]/g;

/**
 * Brings a message into the one form that it is looked at in, however it is typed: small letters without marks ('ø', 'oe'
 * and 'o' alike), no punctuation but question marks, no apostrophes, letters for the digits and signs that stand for
 * them, 'd i e' as 'die'. Numbers up to 15 stay, as ages of children; greater ones become ## or ###, a year in which a
 * child was born is 'childyear'.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[ßæø]/g, (letter) => withoutMark[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{L}\d$@!€]+/gu, withLetters)
    .replace(/(?<!\p{L})\p{L}(?:[ .\-_*]\p{L}){2,}(?!\p{L})/gu, (spaced) => spaced.replace(/\P{L}/gu, ''))
    .replace(/(?<=\p{L})[*_.](?=\p{L})/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(spelledOut, (letters) => letters.charAt(0))
    .replace(/\d+/g, shortened)
    .replace(/[^\p{L}\p{N}#?\p{Extended_Pictographic}]+/gu, ' ')
    .trim();

/** The words of a message in that form; a question mark and a picture are words of their own. */
export const wordsOf = (text: string): string[] =>
  normalise(text).match(/\?|\p{Extended_Pictographic}|[^\s?\p{Extended_Pictographic}]+|#+/gu) ?? [];

function withLetters(word: string): string {
  const isNumber = /^\d+\p{L}{0,3}!*$/u.test(word);
  const hasStandIn = /[\d$@!€]/u.test(word.slice(0, -1));
  if (isNumber || !hasStandIn || !/\p{L}/u.test(word)) return word;
  return word.replace(/!+$/, '').replace(anyStandIn, (sign) => standIns[sign] ?? sign);
}

/** To be set on when years have passed: nobody asks the clock. */
const thisYear = 2026;
/** How old the children are whose year of birth stays in sight. */
const childhood = { from: 7, to: 15 };

/** A year in which somebody was born who is a child today. */
export const childBirthYear = 'childyear';

function shortened(digits: string): string {
  const age = thisYear - Number(digits);
  if (age >= childhood.from && age <= childhood.to) return childBirthYear;
  if (digits.length > 2) return '###';
  return Number(digits) <= 15 ? digits : '##';
}
