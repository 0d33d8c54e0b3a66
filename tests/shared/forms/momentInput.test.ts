import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { momentInput, toMomentInput } from '../../../src/shared/forms/momentInput';

const message = 'Please choose a moment.';

describe('what a moment field holds', () => {
  it('is the moment in the reader’s own time, which the server gets as its own', () => {
    const local = '2126-03-04T09:30';
    const iso = v.parse(momentInput({ message }), local);
    expect(iso).toBe(new Date(2126, 2, 4, 9, 30).toISOString());
    expect(toMomentInput(iso)).toBe(local);
  });

  it('is what the server has, to the second, as long as nobody changes it', () => {
    const stored = '2126-03-04T09:30:15.123Z';
    const Moment = momentInput({ message, stored });
    expect(v.parse(Moment, toMomentInput(stored))).toBe(stored);
    expect(v.parse(Moment, '2126-03-05T09:30')).not.toBe(stored);
  });

  it.each(['', 'tomorrow'])('is no moment: %j', (text) => {
    expect(v.safeParse(momentInput({ message }), text).issues?.[0].message).toBe(message);
  });
});
