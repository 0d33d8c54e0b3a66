const twoDecimals = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const upToTwo = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** An average score, with 2 decimals (SCO-017), as the reader writes it. */
export const average = (value: number) => twoDecimals.format(value);

/** Any other number, with decimals only where it has some. */
export const number = (value: number) => upToTwo.format(value);
