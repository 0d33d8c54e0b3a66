import { hashOf } from '../../../server/assistant/coach/choose';
import {
  type Features,
  featuresOf,
  groups,
  type Model,
  shareOf,
} from '../../../server/assistant/safety/classifier';
import { type SafetyLanguage, safetyLanguages } from '../../../server/assistant/safety/conceptTables';
import { languageOf, type WordUse } from '../../../server/assistant/safety/languageOf';
import { wordsOf } from '../../../server/assistant/safety/normalise';
import { setApart } from '../../../server/assistant/safety/runTogether';
import { createRandom, typedCarelessly } from './noise';

/** A message to learn from. */
export interface Example {
  text: string;
  kind: string;
  language: string;
}

/** What is to be learnt. */
export interface Lesson {
  kinds: readonly string[];
  /** Whether messages of a kind ask for help: to tell these from the others counts most. */
  isNeed: (kind: string) => boolean;
  /** The words that are left of a message when its figures of speech are taken out. */
  saidIn: (words: string[], language: SafetyLanguage) => string[];
  /** How many features the model keeps. */
  size: number;
}

const rounds = 8;
const step = 0.2;
/** How much it counts to tell who needs something, beside telling the kinds apart. */
const weightOfNeed = 3;
/** How far kinds with few messages are made up for: 0 not at all, 1 wholly. */
const evening = 0.5;
/** Keeps weights small that few messages ask for. */
const decay = 0.003;
/** A feature of fewer messages is chance. */
const fewest = 3;
/** How many words tell the languages apart. */
const telling = 3000;
/** Into how many steps the greatest weight is divided: fewer pack better, and more hardly help. */
const greatest = 31;

/**
 * Learns for each kind what speaks for it and against it (softmax regression by AdaGrad), from the features that are most
 * unevenly spread over the kinds. Each message is learnt from as it is, and as somebody in a hurry would type it.
 */
export function learn(examples: readonly Example[], { kinds, isNeed, saidIn, size }: Lesson): Model {
  const random = createRandom(1);
  const use = wordUse(examples);
  const hashed = examples.flatMap(({ text, kind }) =>
    [text, typedCarelessly(text, random)].map((typed) => {
      const words = setApart(wordsOf(typed), use);
      const language = languageOf(words, use, null);
      return { goal: kinds.indexOf(kind), features: hashes(featuresOf(saidIn(words, language), language)) };
    }),
  );
  const kept = Uint32Array.from(mostTelling(hashed, kinds.length, size)).sort();
  const { weights, bias } = descend(hashed, kept, kinds.map(isNeed), random);
  const unit = strongest(weights) / greatest;
  return {
    kinds,
    bias: [...bias].map((value) => Math.round(value * 1000) / 1000),
    hashes: kept,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)),
    unit,
    use,
  };
}

/** How usual the most frequent words are in each language. */
export function wordUse(examples: readonly Example[]): WordUse {
  const counts = new Map<string, number[]>();
  const totals = safetyLanguages.map(() => 0);
  for (const { text, language } of examples) {
    const place = safetyLanguages.findIndex((each) => each === language);
    for (const word of wordsOf(text)) {
      const count = counts.get(word) ?? safetyLanguages.map(() => 0);
      count[place] = (count[place] ?? 0) + 1;
      totals[place] = (totals[place] ?? 0) + 1;
      counts.set(word, count);
    }
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const usual = [...counts].sort(([, one], [, other]) => sum(other) - sum(one)).slice(0, telling);
  const logarithm = (count: number, place: number) => Math.log((count + 0.5) / (totals[place] || 1));
  return new Map(
    usual.map(([word, count]) => [
      word,
      count.map((one, place) => Math.round(logarithm(one, place) * 10) / 10),
    ]),
  );
}

interface Hashed {
  goal: number;
  /** The hashes of its features, in the order of `groups`. */
  features: readonly Uint32Array[];
}

const hashes = (features: Features) => groups.map((group) => Uint32Array.from(features[group], hashOf));

/** The features that stand in one kind more often than chance would have it. */
function mostTelling(rows: readonly Hashed[], kinds: number, size: number): number[] {
  const counts = new Map<number, Uint32Array>();
  const rowsOfKind = new Float64Array(kinds);
  const mayCount = sieve(rows);
  for (const { goal, features } of rows) {
    rowsOfKind[goal] = (rowsOfKind[goal] ?? 0) + 1;
    for (const group of features)
      for (const feature of group) {
        if (!mayCount(feature)) continue;
        const count = counts.get(feature) ?? new Uint32Array(kinds);
        count[goal] = (count[goal] ?? 0) + 1;
        counts.set(feature, count);
      }
  }
  const telling = [...counts].flatMap(([feature, count]) => {
    const total = count.reduce((sum, one) => sum + one, 0);
    if (total < fewest) return [];
    const surprise = count.reduce((most, seen, kind) => {
      const expected = (total * (rowsOfKind[kind] ?? 0)) / rows.length;
      return Math.max(most, (seen - expected) / Math.sqrt(expected + 1));
    }, 0);
    return { feature, surprise };
  });
  telling.sort((one, other) => other.surprise - one.surprise || one.feature - other.feature);
  return telling.slice(0, size).map(({ feature }) => feature);
}

/**
 * Tells which features may stand in enough messages to count. Most stand in one, and counting each of them by kind would take
 * more memory than there is. Two of the same place pass for one, so that some too rare ones get through, and none is lost.
 */
function sieve(rows: readonly Hashed[]): (feature: number) => boolean {
  const seen = new Uint8Array(2 ** 28);
  const placeOf = (feature: number) => feature & (seen.length - 1);
  for (const { features } of rows)
    for (const group of features)
      for (const feature of group) {
        const place = placeOf(feature);
        const times = seen[place] as number;
        if (times < fewest) seen[place] = times + 1;
      }
  return (feature) => (seen[placeOf(feature)] as number) >= fewest;
}

const strongest = (weights: Float32Array) =>
  weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);

function descend(
  rows: readonly Hashed[],
  features: Uint32Array,
  needs: readonly boolean[],
  random: () => number,
) {
  const kinds = needs.length;
  const weightOf = weightsOfKinds(rows, kinds);
  const places = new Map(Array.from(features, (feature, place) => [feature, place * kinds]));
  const known = (hashed: Uint32Array) =>
    Int32Array.from([...hashed].flatMap((feature) => places.get(feature) ?? []));
  const seen = rows.map(({ goal, features: hashed }) => ({
    goal,
    known: groups.map((group, place) => {
      const places = known(hashed[place] ?? new Uint32Array());
      return { places, share: shareOf(group, places.length) };
    }),
  }));
  const weights = new Float32Array(features.length * kinds);
  const past = new Float32Array(features.length * kinds).fill(1e-8);
  const bias = new Float32Array(kinds);
  const pastOfBias = new Float32Array(kinds).fill(1e-8);
  const sums = new Float32Array(kinds);
  for (let round = 0; round < rounds; round++) {
    for (const { goal, known: groupsOfRow } of shuffled(seen, random)) {
      sums.set(bias);
      for (const group of groupsOfRow) add(sums, weights, group);
      toErrors(sums, goal, needs, weightOf[goal] ?? 1);
      for (let kind = 0; kind < kinds; kind++) {
        const error = sums[kind] as number;
        pastOfBias[kind] = (pastOfBias[kind] as number) + error * error;
        bias[kind] = (bias[kind] as number) - (step * error) / Math.sqrt(pastOfBias[kind] as number);
      }
      for (const group of groupsOfRow) improve(weights, past, sums, group);
    }
  }
  return { weights, bias };
}

interface Group {
  places: Int32Array;
  share: number;
}

function add(sums: Float32Array, weights: Float32Array, { places, share }: Group) {
  for (const place of places)
    for (let kind = 0; kind < sums.length; kind++)
      sums[kind] = (sums[kind] as number) + (weights[place + kind] as number) * share;
}

/** Kinds with few messages count for more. */
function weightsOfKinds(rows: readonly Hashed[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const { goal } of rows) counts[goal] = (counts[goal] ?? 0) + 1;
  return counts.map((count) => (rows.length / kinds / Math.max(count, 1)) ** evening);
}

/** Turns sums into likelihoods, and those into how far they are off: about the kind, and about whether it is a need. */
function toErrors(sums: Float32Array, goal: number, needs: readonly boolean[], weight: number) {
  const highest = Math.max(...sums);
  let total = 0;
  let alike = 0;
  for (let kind = 0; kind < sums.length; kind++) {
    const power = Math.exp((sums[kind] as number) - highest);
    sums[kind] = power;
    total += power;
    if (needs[kind] === needs[goal]) alike += power;
  }
  for (let kind = 0; kind < sums.length; kind++) {
    const power = sums[kind] as number;
    const ofKind = power / total - (kind === goal ? 1 : 0);
    const ofNeed = power / total - (needs[kind] === needs[goal] ? power / alike : 0);
    sums[kind] = weight * (ofKind + weightOfNeed * ofNeed);
  }
}

function improve(weights: Float32Array, past: Float32Array, errors: Float32Array, { places, share }: Group) {
  for (const place of places)
    for (let kind = 0; kind < errors.length; kind++) {
      const at = place + kind;
      const weight = weights[at] as number;
      const slope = (errors[kind] as number) * share + decay * weight;
      const sum = (past[at] as number) + slope * slope;
      past[at] = sum;
      weights[at] = weight - (step * slope) / Math.sqrt(sum);
    }
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
