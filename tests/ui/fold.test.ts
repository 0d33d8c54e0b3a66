import { describe, expect, it } from 'vitest';
import { fold, foldWithOrigin, placesOf } from '../../src/ui/fold';

const samples = [
  'Søvn, CAFÉ\n\n  “naïve”',
  'e\u0301te\u0301',
  'ΣΊΣΥΦΟΣ',
  '**so** it’s `that`',
  'İstanbul 👩‍👩‍👧 Straße',
  '',
];

describe('folding', () => {
  it.each([
    ['case', 'Exam', 'eXAM'],
    ['accents, however they are written', 'caf\u00e9', 'cafe\u0301'],
    ['accents', 'café', 'CAFE'],
    ['kinds of quotation marks', 'it’s “that”', 'it\'s "that"'],
    ['kinds of spaces', 'so\n\nit  is', 'so it is'],
    ['marks of formatting', 'so **very** `much`', 'so very much'],
  ])('has no regard to %s', (_name, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each(samples)('is the same with the way back: %s', (text) => {
    expect(foldWithOrigin(text).folded).toBe(fold(text));
  });

  it.each(samples)('knows where each character comes from: %s', (text) => {
    const { folded, at } = foldWithOrigin(text);
    expect(at).toHaveLength(folded.length + 1);
    expect(at.at(-1)).toBe(text.length);
    for (const [place, origin] of at.slice(0, -1).entries()) {
      const character = String.fromCodePoint(text.codePointAt(origin) ?? 0);
      expect(fold(character)).toContain(folded[place]);
    }
  });

  it('finds each place once', () => {
    expect(placesOf('aa', 'aaaa baa')).toEqual([0, 2, 6]);
  });
});
