import * as v from 'valibot';

/** What a number field holds is text; an empty one is no number. The contract's schema for the number follows it. */
export const NumberInput = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? Number.NaN : Number(text))),
);
