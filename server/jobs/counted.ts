/** A number with its noun, e.g. `1 session`, `3 sessions`. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;
