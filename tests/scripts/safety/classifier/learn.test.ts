import { describe, expect, it } from 'vitest';
import { dangerOf, readModel, sumOf } from '../../../../scripts/safety/classifier/classifier';
import { learn, thresholdFor } from '../../../../scripts/safety/classifier/learn';

const ends = ['today', 'at night', 'again', 'you know', 'somehow', 'in town', 'with her', 'for now'];
const examples = ends.flatMap((end) => [
  { text: `the bridge calls me ${end}`, isMeant: true },
  { text: `the baker calls me ${end}`, isMeant: false },
]);
const learnt = learn(examples, 500);

describe('the classifier', () => {
  it('tells apart what it has learnt, also misspelt and with other words around', () => {
    for (const text of ['that bridge calls', 'the brigde calls me'])
      expect(sumOf(text, learnt)).toBeGreaterThan(sumOf(text.replace(/bri\w+/, 'baker'), learnt));
  });

  it('learns the same in every run', () => {
    expect(learn(examples, 500)).toEqual(learnt);
  });

  it('keeps as many features as it is told', () => {
    expect(learn(examples, 10).weights.size).toBeLessThanOrEqual(10);
  });

  it('counts from the sum on that few enough others reach', () => {
    const others = examples.filter(({ isMeant }) => !isMeant).map(({ text }) => text);
    const threshold = thresholdFor(others, learnt, 0.25);
    expect(others.filter((text) => sumOf(text, learnt) >= threshold).length).toBeLessThanOrEqual(2);
  });
});

describe('a model', () => {
  const model = readModel('(bias)\t-100\n(threshold)\t20\nbridge\t900\n');

  it('is read from its file', () => {
    expect(model).toEqual({ bias: -1, threshold: 0.2, weights: new Map([['bridge', 9]]) });
  });

  it('says from one half on that somebody is in danger', () => {
    expect(dangerOf('bridge', model)).toBeGreaterThan(0.5);
    expect(dangerOf('baker', model)).toBeLessThan(0.5);
  });

  it('is not taken without what belongs to the whole', () => {
    expect(() => readModel('(bias)\t1\nbridge\t900')).toThrow('(threshold)');
  });
});
