import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../src/ui/safeStorage';
import { blockStorage } from '../support/blockedStorage';

describe.each([
  ['what is kept for the tab', safeSessionStorage, () => sessionStorage],
  ['what is kept for the site', safeLocalStorage, () => localStorage],
])('%s', (_what, storage, browserStorage) => {
  beforeEach(() => browserStorage().clear());

  it('is found again', () => {
    expect(storage.set('theme', 'dark')).toBe(true);
    expect(storage.get('theme')).toBe('dark');
    expect(browserStorage().getItem('theme')).toBe('dark');
    expect(storage.keys()).toEqual(['theme']);
  });

  it('is gone once it was removed', () => {
    storage.set('theme', 'dark');
    storage.remove('theme');
    expect(storage.get('theme')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it('says so where nothing more goes in', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('theme', 'dark')).toBe(false);
  });

  it('is nothing where the browser forbids it', () => {
    storage.set('theme', 'dark');
    blockStorage();
    expect(storage.get('theme')).toBeNull();
    expect(storage.keys()).toEqual([]);
    expect(storage.set('theme', 'light')).toBe(false);
    expect(() => storage.remove('theme')).not.toThrow();
  });
});
