import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { NumberInput } from '../../../src/shared/forms/numberInput';

describe('what a number field holds', () => {
  it.each([
    ['12', 12],
    ['-3', -3],
    ['1.5', 1.5],
    ['0', 0],
  ])('is a number: %s', (text, number) => {
    expect(v.parse(NumberInput, text)).toBe(number);
  });

  it.each(['', '   ', 'twelve'])('is none: %j', (text) => {
    expect(v.parse(NumberInput, text)).toBeNaN();
  });
});
