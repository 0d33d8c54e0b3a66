/** A number with what it counts, e.g. '1 user', '2,159 users'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
