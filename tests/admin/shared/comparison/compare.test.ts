import { describe, expect, it } from 'vitest';
import { collapseUnchanged } from '../../../../src/admin/shared/comparison/collapseUnchanged';
import { compareTexts, type Passage } from '../../../../src/admin/shared/comparison/compare';
import { processorTime } from '../../../support/processorTime';

/** `-what was removed-`, `+what was added+`. */
const signs = { same: '', removed: '-', added: '+' };
const inShort = (passages: readonly Passage[]) =>
  passages.map(({ kind, text }) => signs[kind] + text + signs[kind]).join('');

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('');

describe('the difference between two texts', () => {
  it.each([
    ['is nothing between a text and itself', 'Be kind.\nAsk.', 'Be kind.\nAsk.', 'Be kind.\nAsk.'],
    ['finds words', 'Be very kind today', 'Be quite kind today', 'Be -very-+quite+ kind today'],
    ['finds added lines', 'One\nTwo\n', 'One\nNew\nTwo\n', 'One\n+New\n+Two\n'],
    ['finds removed lines', 'One\nOld\nTwo\n', 'One\nTwo\n', 'One\n-Old\n-Two\n'],
    [
      'takes a tag as a whole',
      'Say {{chatHistory:2}} now',
      'Say {{chatHistory:20}} now',
      'Say -{{chatHistory:2}}-+{{chatHistory:20}}+ now',
    ],
    [
      'joins changed words that stand together',
      'Ask one small thing, then wait for it',
      'Ask two big thing, then wait for it',
      'Ask -one small-+two big+ thing, then wait for it',
    ],
    [
      'keeps unlike lines apart',
      'Listen to what they say\n',
      'Never ask for more, ever\n',
      '-Listen to what they say\n-+Never ask for more, ever\n+',
    ],
    ['begins with everything when there was nothing', '', 'Be kind.', '+Be kind.+'],
    [
      'knows letters of every language',
      'Sei sehr größer heute',
      'Sei sehr größte heute',
      'Sei sehr -größer-+größte+ heute',
    ],
  ])('%s', (_name, before, after, difference) => {
    expect(inShort(compareTexts(before, after))).toBe(difference);
  });

  it('always holds both texts', () => {
    const before = 'You are {{username}}.\n\nAsk   one\tquestion. {{a}}\n';
    const after = 'You were {{username:2}}.\nAsk two\n\n\nquestions!';
    const without = (kind: Passage['kind']) =>
      compareTexts(before, after)
        .filter((passage) => passage.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
  });

  it.each([
    ['one line', 'word '.repeat(10_000), 'other '.repeat(10_000)],
    [
      'every line a little',
      'Say something kind to them.\n'.repeat(2_000),
      'Say something warm to them.\n'.repeat(2_000),
    ],
    ['everything', lines(1, 6_000), lines(10_000, 16_000)],
  ])('is found in time where 50,000 characters changed: %s', (_name, before, after) => {
    const begun = processorTime();
    expect(compareTexts(before, after).length).toBeGreaterThan(1);
    expect(processorTime() - begun, 'milliseconds of work').toBeLessThan(2_000);
  });

  it('is still found word by word where many lines changed', () => {
    const passages = compareTexts('Say it kindly.\n'.repeat(3_000), 'Say it warmly.\n'.repeat(3_000));
    expect(passages.slice(0, 3)).toEqual([
      { kind: 'same', text: 'Say it ' },
      { kind: 'removed', text: 'kindly' },
      { kind: 'added', text: 'warmly' },
    ]);
  });
});

describe('what stayed the same', () => {
  it('is folded where it is long, but for the lines next to a change', () => {
    const folded = collapseUnchanged(compareTexts(`${lines(1, 30)}old`, `new\n${lines(1, 30)}old\nnew`));
    expect(folded.map(({ kind }) => kind)).toEqual(['added', 'same', 'folded', 'same', 'added']);
    expect(folded[1]?.text).toBe(lines(1, 3));
    expect(folded[2]).toEqual({ kind: 'folded', text: lines(4, 28), lineCount: 25 });
  });

  it('is folded up to the first change and from the last one on', () => {
    const folded = collapseUnchanged(compareTexts(lines(1, 30), lines(1, 30).replace('line 15\n', '')));
    expect(folded.map(({ kind }) => kind)).toEqual(['folded', 'same', 'removed', 'same', 'folded']);
  });

  it('stays open where it is short, or where nothing changed at all', () => {
    const short = compareTexts(`${lines(1, 8)}old`, `${lines(1, 8)}new`);
    expect(collapseUnchanged(short).some(({ kind }) => kind === 'folded')).toBe(true);
    expect(
      collapseUnchanged(compareTexts(`${lines(1, 6)}a`, `${lines(1, 6)}b`)).some(
        ({ kind }) => kind === 'folded',
      ),
    ).toBe(false);
    expect(collapseUnchanged(compareTexts(lines(1, 50), lines(1, 50)))).toHaveLength(1);
  });
});
