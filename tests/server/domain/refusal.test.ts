import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../server/domain/refusal';

describe('a refusal', () => {
  it('is known by its name, and has a code and a field only where it was given them', () => {
    expect(String(new Refusal(404, 'Gone.'))).toBe('Refusal: Gone.');
    expect(new Refusal(404, 'Gone.').body()).toEqual({ message: 'Gone.' });
    expect(new Refusal(409, 'Taken.', { code: 'TAKEN', field: 'key' }).body()).toEqual({
      code: 'TAKEN',
      field: 'key',
      message: 'Taken.',
    });
  });
});
