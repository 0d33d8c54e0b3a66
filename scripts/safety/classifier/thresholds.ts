/** How likely a need must be for a message to count, so that at most this share of those who need nothing do. */
export function thresholdFor(others: readonly number[], share: number): number {
  const sorted = [...others].sort((one, other) => other - one);
  const allowed = Math.floor(sorted.length * share);
  return Math.ceil(((sorted[allowed] ?? 0) + 1e-9) * 10_000) / 10_000;
}
