import { type Model, scale, shareOf, sumOf } from './classifier';
import { featuresOf } from './features';
import { createRandom, typedCarelessly } from './noise';

/** A message, and whether it speaks of what is to be learnt. */
export interface Example {
  text: string;
  isMeant: boolean;
}

/** How often each message is learnt from as it would be typed in a hurry, beside as it is. */
const carelessCopies = 3;
const rounds = 12;
const step = 0.2;
/** Keeps weights small that few messages ask for. */
const decay = 0.001;
/** A feature of fewer messages is chance. */
const fewest = 3;

/**
 * Learns weights by logistic regression (AdaGrad): once with all features, then with those that counted most.
 *
 * @param size how many features the model keeps
 */
export function learn(examples: readonly Example[], size: number): Omit<Model, 'threshold'> {
  const random = createRandom(1);
  const rows = examples.flatMap(({ text, isMeant }) => {
    const copies = Array.from({ length: carelessCopies }, () => typedCarelessly(text, random));
    return [text, ...copies].map((typed) => ({ features: [...featuresOf(typed)], isMeant }));
  });
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);

  const frequent = [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature);
  const first = weigh(rows, frequent, random);
  const influence = ([feature, weight]: [string, number]) =>
    Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0);
  const strongest = [...first.weights].sort((a, b) => influence(b) - influence(a)).slice(0, size);
  const { weights, bias } = weigh(
    rows,
    strongest.map(([feature]) => feature),
    random,
  );
  const rounded = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight * scale) / scale] as const)
    .filter(([, weight]) => weight !== 0);
  return { bias, weights: new Map(rounded) };
}

interface Row {
  features: readonly string[];
  isMeant: boolean;
}

function weigh(rows: readonly Row[], features: readonly string[], random: () => number) {
  const places = new Map(features.map((feature, place) => [feature, place]));
  const seen = rows.map((row) => {
    const known = row.features.flatMap((feature) => places.get(feature) ?? []);
    return { known: Int32Array.from(known), share: shareOf(known.length), goal: row.isMeant ? 1 : 0 };
  });
  const weights = new Float64Array(features.length);
  const past = new Float64Array(features.length).fill(1e-8);
  let bias = 0;
  let pastOfBias = 1e-8;
  for (let round = 0; round < rounds; round++) {
    for (const { known, share, goal } of shuffled(seen, random)) {
      let sum = bias;
      for (const place of known) sum += (weights[place] ?? 0) * share;
      const error = 1 / (1 + Math.exp(-sum)) - goal;
      pastOfBias += error * error;
      bias -= (step * error) / Math.sqrt(pastOfBias);
      for (const place of known) {
        const slope = error * share + decay * (weights[place] ?? 0);
        past[place] = (past[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(past[place] ?? 1);
      }
    }
  }
  return { bias, weights: new Map(features.map((feature, place) => [feature, weights[place] ?? 0])) };
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

/** The sum from which on a message counts, so that at most this share of others does. */
export function thresholdFor(
  others: readonly string[],
  model: Omit<Model, 'threshold'>,
  share: number,
): number {
  const sums = others.map((text) => sumOf(text, model)).sort((a, b) => b - a);
  return (sums[Math.floor(sums.length * share)] ?? 0) + 1 / scale;
}
