import { featuresOf } from './features';

/** What `npm run safety:train` has learnt. */
export interface Model {
  /** What each feature of a message speaks for: danger if positive, else against it. */
  weights: ReadonlyMap<string, number>;
  /** What a message without any known feature speaks for. */
  bias: number;
  /** From this sum on a message counts as danger. */
  threshold: number;
}

/** In the file weights are whole numbers. */
export const scale = 100;

/** Sums up what a message speaks for: a linear model, the mean of its features' weights made a little larger with their number. */
export function sumOf(text: string, { weights, bias }: Omit<Model, 'threshold'>): number {
  let sum = 0;
  let known = 0;
  for (const feature of featuresOf(text)) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return bias + sum * shareOf(known);
}

/** How much one of so many features counts. */
export const shareOf = (known: number): number => 1 / Math.sqrt(Math.max(known, 20));

/** Reads what `npm run safety:train` writes: lines of a feature and its weight, and in brackets what belongs to the whole. */
export function readModel(lines: string): Model {
  const weights = new Map(
    lines
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [feature = '', weight] = line.split('\t');
        return [feature, Number(weight) / scale];
      }),
  );
  const take = (name: string) => {
    const value = weights.get(name);
    if (value === undefined) throw new Error(`The weights lack ${name}`);
    weights.delete(name);
    return value;
  };
  return { bias: take('(bias)'), threshold: take('(threshold)'), weights };
}

/** How certainly a message speaks of danger to oneself: 0.5 and more if it does, up to 1. */
export const dangerOf = (text: string, model: Model): number =>
  1 / (1 + Math.exp(model.threshold - sumOf(text, model)));
