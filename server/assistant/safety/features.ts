import { type ConceptTable, conceptsIn, type Found, isField } from './conceptsIn';

const longestPhrase = 3;
const shortestPiece = 3;
const longestPiece = 5;

/**
 * Words, phrases of two and three words with the beginning (^) and the end ($), and two words with one or two between them
 * ('_', '__'), each once.
 */
export const wordFeatures = (words: readonly string[]): Set<string> =>
  new Set(phrasesOf(['^', ...words, '$']));

/** Pieces of words ('~'), by which the classifier knows a word that is misspelt or in another form. */
export const pieceFeatures = (words: readonly string[]): Set<string> => new Set(words.flatMap(piecesOf));

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
/** Concepts that say something only right beside others. */
const ofGrammar = new Set(
  `in-into on-onto from-out to-towards with for of-about under-down up-above behind-over and but because or
    before-after during-while what-which who-whom where-place why when-q is-be have this-that so-very more-less
    almost-maybe still-again finally-at-last first-next own-self instead-without same-different please yes-ok`.split(
    /\s+/,
  ),
);
const denying = new Set(['not', 'never', 'no-longer', 'can-not', 'nobody-nothing']);

/** How many words may stand between two concepts that are seen together. */
const widest = 5;
const widestOfThree = 4;
const widestOfGrammar = 1;
const reachOfDenial = 3;

/**
 * The same of concepts, which all languages share: '[die]', '[!die]' where it is denied, '[die$]' and '[^die]' at the end
 * and the beginning, '[want>die]' in that order and near, '[want+die]' side by side, three of them (without fields, of which
 * threes would be too rare), and '[pills&letter-note]' anywhere in the message.
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
    addNear(features, found, place);
  }
  for (const pair of pairsAnywhere(found)) features.add(pair);
  return features;
}

function* pairsAnywhere(found: readonly Found[]) {
  const telling = [...new Set(found.filter((one) => !isFrame(one)).map(({ concept }) => concept))].sort();
  for (const [place, first] of telling.entries())
    for (const second of telling.slice(place + 1)) yield `[${first}&${second}]`;
}

function addNear(features: Set<string>, found: readonly Found[], place: number) {
  const first = found[place] as Found;
  for (let next = place + 1; next < found.length; next++) {
    const second = found[next] as Found;
    if (second.start > first.end + widest) break;
    const isWithGrammar = isOfGrammar(first) || isOfGrammar(second);
    if (!isNear(first, second, isWithGrammar ? widestOfGrammar : widest)) continue;
    const pair = `${first.concept}>${second.concept}`;
    features.add(`[${pair}]`);
    if (first.end === second.start) features.add(`[${first.concept}+${second.concept}]`);
    if (isField(first) || isField(second)) continue;
    for (let last = next + 1; last < found.length; last++) {
      const third = found[last] as Found;
      if (third.start > second.end + widestOfThree) break;
      if (isField(third)) continue;
      const isApart = third.start > second.end;
      if (isApart && (isWithGrammar || isOfGrammar(third))) continue;
      if (third.start >= second.end && ![first, second, third].every(isFrame))
        features.add(`[${pair}>${third.concept}]`);
    }
  }
}

const isOfGrammar = ({ concept }: Found) => ofGrammar.has(concept);
/** Whether it gives a sentence its form, and tells little of what that is about. */
const isFrame = ({ concept }: Found) => ofForm.has(concept) || ofGrammar.has(concept);

const isNear = (first: Found, second: Found, words: number) =>
  first.end <= second.start && second.start - first.end <= words;
