import { expect, it } from 'vitest';
import { hashOf } from '../../../../server/assistant/coach/choose';
import { likelihoods } from '../../../../server/assistant/safety/classifier';
import { packModel, unpackModel } from '../../../../server/assistant/safety/modelFile';

const model = {
  kinds: ['direct', 'idiom'],
  bias: [0, 0.5],
  hashes: Uint32Array.of(hashOf('b'), hashOf('a')).sort(),
  weights: Int8Array.from([-3, 4, 127, -127]),
  unit: 0.1,
  use: new Map([['hello', [-1, -2, -3, -4]]]),
  thresholds: { need: 0.6, care: 0.9, danger: 0.4 },
};
const features = { words: new Set(['a', 'unknown']), pieces: new Set<string>(), concepts: new Set(['b']) };

it('brings a model back as it was', () => {
  expect(unpackModel(packModel(model))).toEqual(model);
});

it('judges by the features that it knows', () => {
  const [direct = 0, idiom = 0] = likelihoods(features, model);
  expect(direct + idiom).toBeCloseTo(1);
  expect(direct).toBeGreaterThan(0.9);
  expect(likelihoods({ words: new Set(), pieces: new Set(), concepts: new Set() }, model)[0]).toBeLessThan(
    0.5,
  );
});
