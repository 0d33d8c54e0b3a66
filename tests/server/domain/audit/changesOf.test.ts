import { describe, expect, it } from 'vitest';
import { changesOf } from '../../../../server/domain/audit/changesOf';

describe('what differs between before and after', () => {
  it('is told by its name, and what is alike is not', () => {
    expect(
      changesOf({ Value: '2', Active: true, Limit: 3 }, { Value: '2', Active: false, Limit: 4 }),
    ).toEqual([
      { what: 'Active', before: 'yes', after: 'no' },
      { what: 'Limit', before: '3', after: '4' },
    ]);
  });

  it('has no before for what is new, and no after for what is gone', () => {
    expect(changesOf(null, { Value: '2' })).toEqual([{ what: 'Value', before: null, after: '2' }]);
    expect(changesOf({ Value: '2' }, null)).toEqual([{ what: 'Value', before: '2', after: null }]);
  });

  it('is of a long text the part that differs, with a little around it', () => {
    const [before, after] = ['one', 'two'].map((word) => `${'a'.repeat(5_000)}${word}${'z'.repeat(5_000)}`);
    expect(changesOf({ Text: before ?? '' }, { Text: after ?? '' })).toEqual([
      {
        what: 'Text',
        before: `…${'a'.repeat(60)}one${'z'.repeat(60)}…`,
        after: `…${'a'.repeat(60)}two${'z'.repeat(60)}…`,
      },
    ]);
  });

  it('is kept up to 2,000 characters of a text', () => {
    const [change] = changesOf(null, { Text: 'x'.repeat(9_000) });
    expect(change?.after).toBe(`${'x'.repeat(2_000)}…`);
  });
});
