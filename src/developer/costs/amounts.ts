/** A token costs a few millionths of a dollar; beyond this digit there is only the noise of floating-point sums. */
const mostDecimals = 12;
const fewestDecimals = 2;

/** How many decimals the most exact of some amounts needs, so that all of them can stand in a column as they are. */
export function decimalsFor(amounts: readonly number[]): number {
  return amounts.reduce((most, amount) => Math.max(most, decimalsOf(amount)), fewestDecimals);
}

/** An amount as the reader writes numbers, with so many decimals. */
export function formatAmount(amount: number, decimals: number): string {
  return formatFor(decimals).format(amount);
}

const decimalsOf = (amount: number) =>
  amount.toFixed(mostDecimals).replace(/0+$/, '').split('.')[1]?.length ?? 0;

const formats = new Map<number, Intl.NumberFormat>();

function formatFor(decimals: number): Intl.NumberFormat {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat(undefined, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format;
}
