import type { Db } from '../../server/db/database';
import { scores } from '../../server/db/tables';
import { daysBefore } from './days';
import { between, createRandom } from './random';

const seed = 55_207;

/** A year and a half. */
const days = 548;

/**
 * Fills in the scores of a year and a half, more and better ones from month to month, with some quiet days. Those who
 * gave them have left, and took their names along. Before everyone else's: a person's own come later.
 */
export async function seedScores(db: Db, now: Date): Promise<void> {
  const random = createRandom(seed);
  const rows = Array.from({ length: days }, (_, index) => {
    const progress = index / days;
    const count = Math.max(0, between(random, -2, 4 + Math.round(5 * progress)));
    return Array.from({ length: count }, () => ({
      score: scoreFor(random, progress),
      createdAt: daysBefore(now, days - index - random() * 0.9),
    }));
  }).flat();
  await db.insert(scores).values(rows.sort((a, b) => +a.createdAt - +b.createdAt));
}

/** Around 3 in the beginning, around 4 now; a bad day can be anyone's. */
function scoreFor(random: () => number, progress: number): 1 | 2 | 3 | 4 | 5 {
  const value = Math.round(2.9 + progress * 1.2 + (random() + random() + random() - 1.5) * 2.4);
  return Math.min(5, Math.max(1, value)) as 1 | 2 | 3 | 4 | 5;
}
