import { expect, it } from 'vitest';
import { hashOf } from '../../../../server/assistant/coach/choose';
import { judge } from '../../../../server/assistant/safety/judge';
import type { TrainedModel } from '../../../../server/assistant/safety/modelFile';

/** Says 'direct' or 'eating' as likely as it is told, else nothing. */
const told = (kind: 'direct' | 'eating', likely: number): TrainedModel => ({
  kinds: [kind, 'everyday'],
  bias: [Math.log(likely / (1 - likely)), 0],
  hashes: Uint32Array.of(hashOf('unknown')),
  weights: Int8Array.of(0, 0),
  unit: 1,
  use: new Map(),
  thresholds: { need: 0.6, care: 0.8, danger: 0.4 },
});
const needOf = (model: TrainedModel) => judge(['hello'], 'en', model).need?.tier ?? null;

it('is told from a likelihood on, and care from a higher one', () => {
  expect(needOf(told('direct', 0.59))).toBeNull();
  expect(needOf(told('direct', 0.61))).toBe('danger');
  expect(needOf(told('eating', 0.74))).toBeNull();
  expect(needOf(told('eating', 0.76))).toBe('care');
});
