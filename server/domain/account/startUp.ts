import type { Db } from '../../db/database';
import { startUps } from '../../db/tables';

/** Notes a step of the start-up that leaves no other trace; the latest time counts (D-49). */
export async function noteStartUp(
  db: Db,
  userId: string,
  step: { introVideoWatchedAt: Date } | { profileSavedAt: Date },
): Promise<void> {
  await db
    .insert(startUps)
    .values({ userId, ...step })
    .onConflictDoUpdate({ target: startUps.userId, set: step });
}
