import { describe, expect, it } from 'vitest';
import { decimalsFor, formatAmount } from '../../../src/developer/costs/amounts';

describe('amounts of money', () => {
  it.each([
    ['two decimals at least', [1, 0.5], 2],
    ['as many as the smallest amount needs', [0.5, 0.0000025, 1], 7],
    ['none for the noise of floating-point sums', [0.1 + 0.2], 2],
    ['two decimals where there are no amounts', [], 2],
  ])('have %s', (_, amounts, decimals) => {
    expect(decimalsFor(amounts)).toBe(decimals);
  });

  it('are written in full, never with an exponent', () => {
    expect(formatAmount(0.0000000025, 10)).toBe('0.0000000025');
    expect(formatAmount(1234.5, 2)).toBe('1,234.50');
  });
});
