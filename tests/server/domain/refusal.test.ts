import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../server/domain/refusal';

describe('a refusal', () => {
  it('is known by its name, and has a code only where it was given one', () => {
    expect(String(new Refusal(404, 'Gone.'))).toBe('Refusal: Gone.');
    expect(new Refusal(404, 'Gone.').body()).toEqual({ message: 'Gone.' });
    expect(new Refusal(409, 'Taken.', 'TAKEN').body()).toEqual({ code: 'TAKEN', message: 'Taken.' });
  });
});
