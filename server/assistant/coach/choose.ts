/** A small, even hash of a text (FNV-1a), so that the same conversation always gets the same words. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Whether a phrase, its `{slots}` aside, stands in a text. */
export const isUsed = (phrase: string, text: string): boolean =>
  phrase
    .split(/\{\w+\}/)
    .filter((piece) => piece.trim().length > 3)
    .every((piece) => text.includes(piece));

/**
 * Chooses a phrase that the coach hasn't said lately; when all have been said, at least none of the last reply.
 *
 * @param said the coach's former replies, oldest first
 * @param turn any whole number; the same one chooses the same phrase
 */
export function choose(phrases: readonly string[], said: readonly string[], turn: number): string {
  const fresh = phrases.filter((phrase) => !said.some((reply) => isUsed(phrase, reply)));
  const last = said.at(-1) ?? '';
  const others = phrases.filter((phrase) => !isUsed(phrase, last));
  const pool = [fresh, others, phrases].find((candidates) => candidates.length > 0) ?? [];
  return pool[turn % pool.length] ?? '';
}
