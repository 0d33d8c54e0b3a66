import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../../server/assistant/safety/normalise';
import { recognise } from '../../../../server/assistant/safety/recognise';
import { setApart } from '../../../../server/assistant/safety/runTogether';
import { trained } from '../../../../server/assistant/safety/trained';

const read = (text: string) => setApart(wordsOf(text), trained().use).join(' ');

describe('words that were typed without spaces', () => {
  it.each([
    ['iwanttodie', 'i want to die'],
    ['jegvilikkeleve mere', 'jeg vil ikke leve mere'],
    ['ichwillnichtmehrleben', 'ich will nicht mehr leben'],
    ['noquierovivir', 'no quiero vivir'],
  ])('are read as if they had some: %s', (typed, seen) => {
    expect(read(typed)).toBe(seen);
  });

  it.each(['Krankenhaus', 'Geburtstagskuchen', 'tandlægetid', 'grandmother', 'universidad', 'killmyself'])(
    'are told from one long word: %s',
    (word) => {
      expect(read(word)).not.toContain(' ');
    },
  );

  it('hide nobody’s need', () => {
    expect(recognise('iwanttodie', 'en').need).toEqual({ tier: 'danger', kind: 'danger' });
    expect(recognise('mequieromatarya', 'es').need).toEqual({ tier: 'danger', kind: 'danger' });
  });
});
