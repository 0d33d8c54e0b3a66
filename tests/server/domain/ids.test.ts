import { describe, expect, it } from 'vitest';
import { isId } from '../../../server/domain/ids';

describe('an id', () => {
  it('is a whole number from 1 to the greatest that the database has', () => {
    expect([1, 2 ** 31 - 1].every(isId)).toBe(true);
    expect([0, -1, 1.5, 2 ** 31, Number.NaN].some(isId)).toBe(false);
  });
});
