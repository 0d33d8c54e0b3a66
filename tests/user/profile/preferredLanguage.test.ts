import { expect, it } from 'vitest';
import { preferredLanguage } from '../../../src/user/profile/preferredLanguage';

const offered = ['da', 'en', 'de', 'pt-BR', 'pt-PT'].map((languageCode) => ({
  languageCode,
  languageName: languageCode,
}));

it.each([
  ['the one that is wanted most', ['de', 'en'], 'de'],
  ['another variety of it', ['en-GB'], 'en'],
  ['its own variety before another', ['pt-PT'], 'pt-PT'],
  ['any variety of it', ['pt-AO'], 'pt-BR'],
  ['whatever the case', ['PT-pt'], 'pt-PT'],
  ['the next one where the first is not offered', ['sv-SE', 'de-AT', 'en'], 'de'],
  ['the first of the list where none is offered', ['sv', 'fi'], 'da'],
  ['the first of the list where the browser names none', [], 'da'],
])('prefers %s', (_name, wanted, expected) => {
  expect(preferredLanguage(offered, wanted)).toBe(expected);
});

it('prefers nothing where nothing is offered', () => {
  expect(preferredLanguage([], ['en'])).toBe('');
});
