import { beforeEach, describe, expect, it } from 'vitest';
import { forgetDraftsOfOthers } from '../../../src/shared/drafts/drafts';
import { joinDrafts, readPromptDraft, writePromptDraft } from '../../../src/shared/drafts/promptDraft';

beforeEach(() => forgetDraftsOfOthers('ann'));

describe('the draft of the prompt box', () => {
  it('is read back by whoever wrote it', () => {
    writePromptDraft('ann', 'Half a thought');
    expect(readPromptDraft('ann')).toBe('Half a thought');
    expect(readPromptDraft('bob')).toBe('');
  });

  it.each([
    ['one', 'two', 'one\ntwo'],
    ['one', '', 'one'],
    ['', 'two', 'two'],
    ['', '', ''],
  ])('joins "%s" and "%s" line by line, without an empty one', (first, second, joined) => {
    expect(joinDrafts(first, second)).toBe(joined);
  });
});
