/** A small, even hash of a text (FNV-1a), so that the same conversation always gets the same words. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    const character = text.codePointAt(at) ?? 0;
    if (character > 0xffff) at++;
    hash = Math.imul(hash ^ character, 0x01000193);
  }
  return hash >>> 0;
}

/** Whether a phrase, its `{slots}` aside, stands in a text. */
export const isUsed = (phrase: string, text: string): boolean =>
  phrase
    .split(/\{\w+\}/)
    .filter((piece) => piece.trim().length > 3)
    .every((piece) => text.includes(piece.replace(/^\s+/, '')));

/**
 * One of the phrases that the coach hasn't said yet, or null.
 *
 * @param said the coach's former replies, oldest first
 * @param turn any whole number; the same one chooses the same phrase
 */
export function chooseFresh(
  phrases: readonly string[],
  said: readonly string[],
  turn: number,
): string | null {
  const fresh = phrases.filter((phrase) => !said.some((reply) => isUsed(phrase, reply)));
  return fresh[turn % fresh.length] ?? null;
}

/** How many of the questions that come next are equally good; they stand in the order in which they are best asked. */
const equallyGood = 2;

/** A question that the coach hasn't asked yet, one of the next in their order; or null. */
export function chooseNext(
  questions: readonly string[],
  said: readonly string[],
  turn: number,
): string | null {
  const fresh = questions.filter((question) => !said.some((reply) => isUsed(question, reply)));
  const next = fresh.slice(0, equallyGood);
  return next[turn % next.length] ?? null;
}

/** The same; when all have been said, the one that was said longest ago. */
export function choose(phrases: readonly string[], said: readonly string[], turn: number): string {
  const lastSaid = (phrase: string) => said.findLastIndex((reply) => isUsed(phrase, reply));
  const oldest = [...phrases].sort((a, b) => lastSaid(a) - lastSaid(b))[0];
  return chooseFresh(phrases, said, turn) ?? oldest ?? '';
}
