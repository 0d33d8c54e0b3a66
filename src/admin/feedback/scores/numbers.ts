const twoDecimals = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToTwo = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** An average score, with 2 decimals (SCO-017), as the reader writes it. */
export const average = (value: number) => twoDecimals.format(value);

/** Any other number, with decimals only where it has some. */
export const number = (value: number) => upToTwo.format(value);

const signedTwo = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const signed = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero' });

/** What a number was before, and how far it is from that. */
export const againstBefore = (value: number, before: number) =>
  `${number(before)} before, ${differenceOf(signed.format(value - before))}`;

/** The same of an average score. */
export const averageAgainstBefore = (value: number, before: number) =>
  `${average(before)} before, ${differenceOf(signedTwo.format(rounded(value) - rounded(before)))}`;

// As they are shown: whoever takes one from the other comes to the same.
const rounded = (value: number) => Math.round(value * 100) / 100;

// Rounded: what looks the same counts as the same.
const differenceOf = (written: string) => (/[1-9]/.test(written) ? written : 'the same');
