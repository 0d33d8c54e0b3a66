import { type ConceptTable, conceptsIn, type Found } from './conceptsIn';

const longestPhrase = 3;
const shortestPiece = 3;
const longestPiece = 5;

/**
 * What the classifier sees of a message, each thing once: words, phrases of two and three words with the beginning (^)
 * and the end ($), two words with one or two between them ('_', '__'), and pieces of words ('~'), by which it knows a
 * word that is misspelt or in another form.
 */
export function wordFeatures(words: readonly string[]): Set<string> {
  return new Set([...phrasesOf(['^', ...words, '$']), ...words.flatMap(piecesOf)]);
}

function* phrasesOf(words: readonly string[]) {
  for (let start = 0; start < words.length; start++) {
    for (let end = start + 1; end <= Math.min(start + longestPhrase, words.length); end++) {
      const phrase = words.slice(start, end).join(' ');
      if (phrase !== '^' && phrase !== '$') yield phrase;
    }
    if (start + 2 < words.length) yield `${words[start]} _ ${words[start + 2]}`;
    if (start + 3 < words.length) yield `${words[start]} __ ${words[start + 3]}`;
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

/** Concepts that give a sentence its form. They say much beside others, and nothing far from them. */
const ofForm = new Set(
  `i-me you he she they-we not never nobody-nothing want will-going-to can-not must no-longer always only-just
  how-question if-when now-tonight soon-date just-did long-ago number-word much-many-amount enough everything-all everyone
  alone`.split(/\s+/),
);
const denying = new Set(['not', 'never', 'no-longer', 'can-not', 'nobody-nothing']);

/** How many words may stand between two concepts that are seen together. */
const widest = 5;
const widestOfThree = 4;
const reachOfDenial = 3;

/**
 * The same of concepts, which all languages share: '[die]', '[!die]' where it is denied, '[die$]' and '[^die]' at the end
 * and the beginning, '[want>die]' in that order and near, '[want+die]' side by side, three of them, and '[pills&letter-note]'
 * anywhere in the message.
 */
export function conceptFeatures(words: readonly string[], table: ConceptTable): Set<string> {
  const found = conceptsIn(words, table);
  const denials = found.filter(({ concept }) => denying.has(concept));
  const features = new Set<string>();
  for (const [place, one] of found.entries()) {
    const { concept, start, end } = one;
    features.add(`[${concept}]`);
    if (denials.some((denial) => isNear(denial, one, reachOfDenial))) features.add(`[!${concept}]`);
    if (end === words.length) features.add(`[${concept}$]`);
    if (start === 0) features.add(`[^${concept}]`);
    addPairs(features, found, place);
  }
  return features;
}

function addPairs(features: Set<string>, found: readonly Found[], place: number) {
  const first = found[place] as Found;
  for (let next = place + 1; next < found.length; next++) {
    const second = found[next] as Found;
    const tells = !ofForm.has(first.concept) && !ofForm.has(second.concept);
    if (tells && first.concept !== second.concept)
      features.add(`[${[first.concept, second.concept].sort().join('&')}]`);
    if (!isNear(first, second, widest)) continue;
    const pair = `${first.concept}>${second.concept}`;
    features.add(`[${pair}]`);
    if (first.end === second.start) features.add(`[${first.concept}+${second.concept}]`);
    for (let last = next + 1; last < found.length; last++) {
      const third = found[last] as Found;
      if (third.start > second.end + widestOfThree) break;
      const isAllForm = [first, second, third].every(({ concept }) => ofForm.has(concept));
      if (third.start >= second.end && !isAllForm) features.add(`[${pair}>${third.concept}]`);
    }
  }
}

const isNear = (first: Found, second: Found, words: number) =>
  first.end <= second.start && second.start - first.end <= words;
