import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../scripts/findBrowser';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that HEARKEN_BROWSER names', () => {
  vi.stubEnv('HEARKEN_BROWSER', process.execPath);
  expect(findBrowser()).toBe(process.execPath);
});

it('says so when HEARKEN_BROWSER names nothing', () => {
  vi.stubEnv('HEARKEN_BROWSER', '/no/such/browser');
  expect(findBrowser).toThrow('HEARKEN_BROWSER names /no/such/browser');
});
