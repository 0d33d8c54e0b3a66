/** How long a wait is, in words: 'in 12 s', 'in 3 min'. */
export const inTime = (seconds: number): string =>
  seconds < 100 ? `in ${seconds} s` : `in ${Math.ceil(seconds / 60)} min`;
