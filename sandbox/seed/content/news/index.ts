import type { Db } from '../../../../server/db/database';
import { news } from '../../../../server/db/tables';
import { daysBefore } from '../../days';
import { earlierPosts } from './earlier';
import { latestPosts } from './latest';
import type { NewsPost } from './newsPost';

/** Every post, newest first. */
export const newsPosts: readonly NewsPost[] = [...latestPosts, ...earlierPosts];

/** Fills in the news. */
export async function seedNews(db: Db, now: Date): Promise<void> {
  await db.insert(news).values(
    newsPosts
      .map(({ daysAgo, changedDaysAgo = daysAgo, ...post }) => ({
        ...post,
        createdAt: daysBefore(now, daysAgo),
        modifiedAt: daysBefore(now, changedDaysAgo),
      }))
      .reverse(),
  );
}
