import { describe, expect, it } from 'vitest';
import { applyRules } from '../../../../server/assistant/safety/applyRules';
import { readConcepts } from '../../../../server/assistant/safety/conceptsIn';
import { conceptTables, safetyLanguages } from '../../../../server/assistant/safety/conceptTables';
import { careKinds } from '../../../../server/assistant/safety/need';
import { wordsOf } from '../../../../server/assistant/safety/normalise';
import { readRules } from '../../../../server/assistant/safety/readRules';
import { ruleTables } from '../../../../server/assistant/safety/ruleTables';

const concepts = readConcepts('die: die, pass away\nfilm: film*, series');
const meaningsOf = (text: string, rules: string) =>
  applyRules(wordsOf(text), readRules(rules), concepts).means;

describe('a rule', () => {
  it('is of words, beginnings, alternatives, concepts and gaps', () => {
    const rule = 'danger: i want/wish* .. [die]';
    expect(meaningsOf('I want to die', rule)).toEqual(['danger']);
    expect(meaningsOf('i wished for once and all to pass away', rule)).toEqual([]);
    expect(meaningsOf('i wished to pass away', rule)).toEqual(['danger']);
    expect(meaningsOf('i die', rule)).toEqual([]);
  });

  it('is silent where one of its exceptions stands', () => {
    expect(meaningsOf('in that film I die', 'danger: i [die] unless [film]')).toEqual([]);
  });

  it('asks for all of its parts, in any order', () => {
    const rule = 'danger: i [die] & tonight';
    expect(meaningsOf('Tonight, when all is quiet and everybody sleeps, I die', rule)).toEqual(['danger']);
    expect(meaningsOf('I die', rule)).toEqual([]);
  });

  it('is sure of what it means where that has a mark', () => {
    const { means, sure } = applyRules(
      wordsOf('I die'),
      readRules('danger!: i die\ndanger: [die]\nchild: i'),
      concepts,
    );
    expect(means).toEqual(['danger', 'danger', 'child']);
    expect(sure).toEqual(['danger']);
  });

  it('does not see what a figure of speech takes', () => {
    const rules = 'nothing: [die] of laughter\ndanger: i [die]';
    expect(meaningsOf('i die of laughter', rules)).toEqual([]);
    expect(meaningsOf('i die of laughter. i die', rules)).toEqual(['danger']);
    expect(applyRules(wordsOf('i die of laughter today'), readRules(rules), concepts).said).toEqual([
      'i',
      'today',
    ]);
  });
});

describe('a table of rules', () => {
  it('silences all rules after a line of exceptions, up to the next one', () => {
    const rules = 'despair: die\nunless [film]\ndanger: die\nunless book\nchild: die';
    expect(meaningsOf('die in a film', rules)).toEqual(['despair', 'child']);
    expect(meaningsOf('die in a book', rules)).toEqual(['despair', 'danger']);
  });

  it('does not take a line that says nothing', () => {
    expect(() => readRules('danger without a colon')).toThrow('danger without a colon');
  });

  it.each(safetyLanguages)('knows every meaning and every concept that it names: %s', (language) => {
    const { whole, beginnings } = conceptTables[language];
    const known = new Set([...whole.values(), ...beginnings.values()].flat().map(({ concept }) => concept));
    const meanings: readonly string[] = ['danger', 'despair', 'nothing', ...careKinds];
    for (const { means, parts, unless } of ruleTables[language]) {
      expect(meanings).toContain(means);
      for (const option of [...parts.flat().flatMap(({ options }) => options), ...unless])
        if ('concept' in option) expect(known).toContain(option.concept);
    }
  });
});
