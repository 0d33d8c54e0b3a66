import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyRules } from '../../../../server/assistant/safety/applyRules';
import { conceptTables, safetyLanguages } from '../../../../server/assistant/safety/conceptTables';
import { wordsOf } from '../../../../server/assistant/safety/normalise';
import { readRules } from '../../../../server/assistant/safety/readRules';
import { recognise } from '../../../../server/assistant/safety/recognise';

const folder = new URL('../../../../server/assistant/safety/rules/', import.meta.url);
const linesOf = (language: string) =>
  readFileSync(new URL(`${language}.txt`, folder), 'utf8')
    .split('\n')
    .filter((line) => /^[a-z-]+!?:/.test(line))
    .map((line) => ({ line, example: line.split(' # ')[1] ?? '' }));

describe.each(safetyLanguages)('the rules: %s', (language) => {
  it('each have an example that they speak of', () => {
    const silent = linesOf(language).filter(({ line, example }) => {
      const words = wordsOf(example);
      const { means, said } = applyRules(words, readRules(line), conceptTables[language]);
      return means.length === 0 && said.length === words.length;
    });
    expect(silent.map(({ line }) => line)).toEqual([]);
  });

  it('that are sure count in their example, whatever the classifier says', () => {
    const sure = linesOf(language).filter(({ line }) => /^[a-z-]+!:/.test(line));
    expect(sure.length).toBeGreaterThan(0);
    const unheard = sure.filter(({ line, example }) => {
      const { need } = recognise(example, language);
      return need?.tier !== (line.startsWith('danger') ? 'danger' : 'care');
    });
    expect(unheard.map(({ line }) => line)).toEqual([]);
  });
});
