import { describe, expect, it } from 'vitest';
import { readSettings } from '../../sandbox/settings';

describe('the variable SANDBOX_HOST', () => {
  it('names another address to listen at', () => {
    expect(readSettings({}).host).toBe('');
    expect(readSettings({ SANDBOX_HOST: ' 0.0.0.0 ' }).host).toBe('0.0.0.0');
  });
});
