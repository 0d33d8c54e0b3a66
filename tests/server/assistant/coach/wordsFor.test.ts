import { describe, expect, it } from 'vitest';
import { threadsOf } from '../../../../server/assistant/coach/threads';
import { isSpoken, wordsFor } from '../../../../server/assistant/coach/wordsFor';

describe('the languages of the coach', () => {
  it('are found by their code, and English stands in for the others', () => {
    expect(wordsFor('fi')).toBe(wordsFor('en'));
    expect(wordsFor(null)).toBe(wordsFor('en'));
    expect(wordsFor('de-AT')).toBe(wordsFor('de'));
    expect([isSpoken('fi'), isSpoken(null), isSpoken('ES')]).toEqual([false, true, true]);
  });

  it.each(['en', 'da', 'de', 'es'])(
    '%s has enough to say, asks in every question and says farewell without',
    (language) => {
      const { says, asks } = wordsFor(language);
      for (const [ask, stay] of threadsOf(asks)) {
        expect(ask).toMatch(/\?$/);
        expect(stay).toMatch(/[.?!]$/);
      }
      const lists = Object.values(says).flatMap((one): string[][] =>
        Array.isArray(one) ? [one] : Object.values(one),
      );
      for (const list of lists) expect(list.length).toBeGreaterThan(0);
      const farewells = [says.goodbye, says.goodbyeTopic, says.goodbyePerson, says.goodbyeSummary].flat();
      expect(farewells.filter((phrase) => phrase.includes('?'))).toEqual([]);
    },
  );

  it.each(['da', 'de', 'es'])('%s has as much to say as English', (language) => {
    const size = (value: unknown): number =>
      typeof value === 'string' ? 1 : Object.values(value as object).reduce((sum, one) => sum + size(one), 0);
    const { says, asks } = wordsFor(language);
    expect([size(says), size(asks)]).toEqual([size(wordsFor('en').says), size(wordsFor('en').asks)]);
  });
});
