import { describe, expect, it } from 'vitest';
import { conceptsIn, readConcepts } from '../../../../server/assistant/safety/conceptsIn';
import { conceptTables, safetyLanguages } from '../../../../server/assistant/safety/conceptTables';
import { wordsOf } from '../../../../server/assistant/safety/normalise';

const table = readConcepts(
  '# remark\ndie: die, pass away\nwish: wünsch*\nlong: pass, pass away, pass away soon',
);
const namesIn = (text: string) => conceptsIn(wordsOf(text), table).map(({ concept }) => concept);

describe('concepts', () => {
  it('are found in words, phrases and beginnings of words, however these are typed', () => {
    expect(namesIn('They DIE')).toEqual(['die']);
    expect(namesIn('ich wuenschte')).toEqual(['wish']);
  });

  it('reach as far as their longest phrase', () => {
    expect(conceptsIn(wordsOf('they pass away soon'), table)).toEqual([
      { concept: 'die', start: 1, end: 3 },
      { concept: 'long', start: 1, end: 4 },
    ]);
  });

  it('are not found in other words', () => {
    expect(namesIn('a diet for passengers')).toEqual([]);
  });
});

describe('a table', () => {
  it.each(['no name', 'empty:', 'Two Words: a'])('does not take %j', (line) => {
    expect(() => readConcepts(line)).toThrow(line);
  });

  it('has the same concepts in every language', () => {
    const names = safetyLanguages.map((language) => {
      const { whole, beginnings } = conceptTables[language];
      const phrases = [...whole.values(), ...beginnings.values()].flat();
      return [...new Set(phrases.map(({ concept }) => concept))].sort();
    });
    for (const each of names) expect(each).toEqual(names[0]);
  });
});
