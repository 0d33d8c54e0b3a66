import type { Db } from '../../../db/database';
import { news } from '../../../db/tables';
import { daysBefore } from '../../days';
import { earlierPosts } from './earlier';
import { latestPosts } from './latest';

/** A post of the WordPress site that the news come from. */
export interface NewsPost {
  postId: number;
  title: string;
  author: string;
  /** How many days ago it was published, and last changed if it was. */
  daysAgo: number;
  changedDaysAgo?: number;
  /** HTML; pictures of our own by their path alone. */
  content: string;
}

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
