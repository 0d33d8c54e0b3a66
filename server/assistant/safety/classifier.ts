import { hashOf } from '../coach/choose';
import { conceptTables, type SafetyLanguage } from './conceptTables';
import { conceptFeatures, pieceFeatures, wordFeatures } from './features';
import type { WordUse } from './languageOf';
import { childBirthYear } from './normalise';

/** What `npm run safety:train` has learnt. Features are known by their hashes alone. */
export interface Model {
  /** The kinds of messages, those that need nothing included. */
  kinds: readonly string[];
  /** What a message without any known feature speaks for, by kind. */
  bias: readonly number[];
  /** The hashes of all features, in rising order. */
  hashes: Uint32Array;
  /** One for each kind, feature by feature in the order of the hashes. */
  weights: Int8Array;
  /** What a weight of 1 is worth. */
  unit: number;
  use: WordUse;
}

/** The groups of features; what is in one doesn't dilute the others. */
export const groups = ['words', 'pieces', 'concepts'] as const;
type Group = (typeof groups)[number];

/** The features of a message, by group. */
export type Features = Readonly<Record<Group, ReadonlySet<string>>>;

/** How much all features of a group count together, beside those of the others. */
const worth: Readonly<Record<Group, number>> = { words: 1, pieces: 1.4, concepts: 1 };
/** A message with fewer known features isn't judged by those few alone. */
const fewest = 6;

/** What the classifier sees in the words of a message, which is written in one of the languages. */
export function featuresOf(words: readonly string[], language: SafetyLanguage): Features {
  const seen = words.map((word) => (word === childBirthYear ? anyYear : word));
  return {
    words: wordFeatures(seen),
    pieces: pieceFeatures(seen),
    concepts: conceptFeatures(seen, conceptTables[language]),
  };
}

/** The classifier makes no difference between years. */
const anyYear = '###';

/** How much each known feature counts; the more there are in a message, the less each of them. */
export const shareOf = (group: Group, known: number): number =>
  worth[group] / Math.sqrt(Math.max(known, fewest));

/** How likely a message is of each kind, in the order of the model's kinds; together 1. */
export function likelihoods(features: Features, model: Model): number[] {
  const sums = [...model.bias];
  for (const { row, share } of knownOf(features, model))
    for (const kind of sums.keys())
      sums[kind] = (sums[kind] ?? 0) + (model.weights[row + kind] ?? 0) * model.unit * share;
  return softmax(sums);
}

/** The features that the model knows, where their weights begin, and how much they count. */
export function knownOf(features: Features, { hashes, kinds }: Pick<Model, 'hashes' | 'kinds'>) {
  return groups.flatMap((group) => {
    const found = [...features[group]].flatMap((feature) => {
      const place = placeOf(hashOf(feature), hashes);
      return place === undefined ? [] : { feature, row: place * kinds.length };
    });
    const share = shareOf(group, found.length);
    return found.map((one) => ({ ...one, share }));
  });
}

/** By halves: as a map, half a million numbers would take a second to read and forty megabytes. */
function placeOf(hash: number, hashes: Uint32Array): number | undefined {
  let [from, to] = [0, hashes.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((hashes[middle] as number) < hash) from = middle + 1;
    else to = middle;
  }
  return hashes[from] === hash ? from : undefined;
}

function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}
