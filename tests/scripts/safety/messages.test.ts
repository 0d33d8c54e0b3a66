import { describe, expect, it } from 'vitest';
import { kinds, languages, readMessages, sets } from '../../../scripts/safety/messages';

const everySort = languages.flatMap((language) => kinds.map((kind) => `${language} ${kind}`)).sort();
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

describe('the messages that the safety check learns from and is measured by', () => {
  it.each(sets)('are of every language and kind in the set %s', (set) => {
    const sorts = new Set(readMessages(set).map(({ language, kind }) => `${language} ${kind}`));
    expect([...sorts].sort()).toEqual(everySort);
  });

  it('stand in one set only, so that it is measured by messages that it has not seen', () => {
    const [training, ...others] = sets.map((set) => readMessages(set).map(({ text }) => plain(text)));
    const seen = new Set(training);
    for (const texts of others) {
      expect(texts.filter((text) => seen.has(text))).toEqual([]);
      for (const text of texts) seen.add(text);
    }
  });
});
