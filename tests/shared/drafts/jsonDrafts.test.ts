import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraftsOfOthers, writeDraft } from '../../../src/shared/drafts/drafts';
import { readJsonDraft, writeJsonDraft } from '../../../src/shared/drafts/jsonDrafts';

const Answer = v.array(v.number());

beforeEach(() => forgetDraftsOfOthers('ann'));

describe('a draft that is more than a text', () => {
  it('is read back as it was', () => {
    writeJsonDraft('ann', 'answer', [1, 2]);
    expect(readJsonDraft('ann', 'answer', Answer)).toEqual([1, 2]);
    expect(readJsonDraft('bob', 'answer', Answer)).toBeNull();
  });

  it('is gone when there is none any more', () => {
    writeJsonDraft('ann', 'answer', [1, 2]);
    writeJsonDraft('ann', 'answer', null);
    expect(readJsonDraft('ann', 'answer', Answer)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'no JSON', 'null', '{}', '["one"]'])(
    'is none where something else is stored: "%s"',
    (stored) => {
      writeDraft('ann', 'answer', stored);
      expect(readJsonDraft('ann', 'answer', Answer)).toBeNull();
    },
  );
});
