import { describe, expect, it } from 'vitest';
import { learn, wordUse } from '../../../../scripts/safety/classifier/learn';
import { thresholdFor } from '../../../../scripts/safety/classifier/thresholds';
import { featuresOf, likelihoods } from '../../../../server/assistant/safety/classifier';
import { languageOf } from '../../../../server/assistant/safety/languageOf';
import { wordsOf } from '../../../../server/assistant/safety/normalise';

const ends = ['today', 'at night', 'again', 'you know', 'somehow', 'in town', 'with her', 'for now'];
const examples = ends.flatMap((end) => [
  { text: `the bridge calls me ${end}`, kind: 'plan', language: 'en' },
  { text: `the baker calls me ${end}`, kind: 'everyday', language: 'en' },
]);
const kinds = ['plan', 'everyday'];
const lesson = {
  kinds,
  isNeed: (kind: string) => kind === 'plan',
  saidIn: (words: string[]) => words,
  size: 500,
};
const learnt = learn(examples, lesson);
const planned = (text: string) => likelihoods(featuresOf(wordsOf(text), 'en'), learnt)[0] ?? 0;

describe('the classifier', () => {
  it('tells apart what it has learnt, also misspelt and with other words around', () => {
    for (const text of ['that bridge calls', 'the brigde calls me'])
      expect(planned(text)).toBeGreaterThan(planned(text.replace(/bri\w+/, 'baker')) + 0.2);
  });

  it('learns the same in every run', () => {
    expect(learn(examples, lesson)).toEqual(learnt);
  });

  it('keeps as many features as it is told', () => {
    expect(learn(examples, { ...lesson, size: 10 }).hashes).toHaveLength(10);
  });
});

describe('the language of a message', () => {
  const use = wordUse([
    { text: 'the cat and the dog', kind: '', language: 'en' },
    { text: 'katten og hunden', kind: '', language: 'da' },
  ]);

  it('is told by its words, whatever the own one', () => {
    expect(languageOf(['katten', 'og'], use, 'en')).toBe('da');
  });

  it('is the own one where no word is known', () => {
    expect(languageOf(['ok'], use, 'es')).toBe('es');
  });
});

it('lets so many of those who need nothing through as it is told', () => {
  const others = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
  for (const share of [0, 0.1, 0.3]) {
    const threshold = thresholdFor(others, share);
    expect(others.filter((likely) => likely >= threshold).length).toBe(share * 10);
  }
});
