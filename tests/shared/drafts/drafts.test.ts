import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  areDraftsKept,
  forgetDrafts,
  forgetDraftsOfOthers,
  readDraft,
  writeDraft,
} from '../../../src/shared/drafts/drafts';
import { blockStorage } from '../../support/blockedStorage';

beforeEach(() => {
  sessionStorage.clear();
  for (const person of ['ann', 'bob']) {
    forgetDraftsOfOthers(person);
  }
});

describe('drafts', () => {
  it('are read back by the person who wrote them', () => {
    writeDraft('ann', 'prompt', 'Half a thought');
    expect(readDraft('ann', 'prompt')).toBe('Half a thought');
  });

  it('are never shown to another person', () => {
    writeDraft('ann', 'prompt', 'Half a thought');
    expect(readDraft('bob', 'prompt')).toBe('');
  });

  it('go when they become empty', () => {
    writeDraft('ann', 'prompt', 'Half a thought');
    writeDraft('ann', 'prompt', '');
    expect(sessionStorage).toHaveLength(0);
  });

  it('go when their person signs out, and nothing that a closing page still stores comes after them', () => {
    writeDraft('ann', 'prompt', 'Half a thought');
    writeDraft('ann', 'report', 'Another');
    forgetDrafts('ann');
    writeDraft('ann', 'prompt', 'Half a thought');
    expect(sessionStorage).toHaveLength(0);
  });

  it('of others go when somebody signs in, while their own stay', () => {
    writeDraft('ann', 'prompt', 'Hers');
    writeDraft('bob', 'prompt', 'His');
    sessionStorage.setItem('unrelated', 'kept');
    forgetDraftsOfOthers('bob');
    expect(readDraft('ann', 'prompt')).toBe('');
    expect(readDraft('bob', 'prompt')).toBe('His');
    expect(sessionStorage.getItem('unrelated')).toBe('kept');
  });

  it('outlive a change of page even where the browser cannot store them', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('ann', 'prompt', 'Very long');
    setItem.mockRestore();
    expect(readDraft('ann', 'prompt')).toBe('Very long');
    expect(areDraftsKept()).toBe(false);
    writeDraft('ann', 'prompt', 'Short');
    expect(areDraftsKept()).toBe(true);
    writeDraft('ann', 'prompt', '');
    expect(areDraftsKept(), 'where nothing is typed, nothing is kept').toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('outlive a change of page, and stay a person’s own, where the browser forbids its storage', () => {
    blockStorage();
    expect(areDraftsKept()).toBe(false);
    writeDraft('ann', 'prompt', 'Half a thought');
    expect(readDraft('ann', 'prompt')).toBe('Half a thought');
    forgetDraftsOfOthers('bob');
    expect(readDraft('ann', 'prompt')).toBe('');
    writeDraft('bob', 'prompt', 'His');
    writeDraft('bob', 'prompt', '');
    expect(readDraft('bob', 'prompt')).toBe('');
    writeDraft('bob', 'prompt', 'His');
    forgetDrafts('bob');
    expect(readDraft('bob', 'prompt')).toBe('');
  });
});
