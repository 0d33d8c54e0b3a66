import { sql } from 'drizzle-orm';
import { news } from '../../db/tables';
import { NewsSiteFailure } from '../../integrations/newsSite';
import { changesOf } from '../audit/changesOf';
import { record } from '../audit/record';
import type { Author } from '../author';
import { refuse } from '../refusal';
import type { Tools } from '../tools';

/** Takes the posts of the site over; 502 when it fails, and where there is none. */
export async function refresh(
  { db, newsSite }: Pick<Tools, 'db' | 'newsSite'>,
  author: Author,
): Promise<void> {
  if (!newsSite)
    refuse(502, 'There is no WordPress site to fetch news from: WORDPRESS_URL is not set on the server.');
  const posts = await newsSite.readPosts().catch((error: unknown) => {
    if (!(error instanceof NewsSiteFailure)) throw error;
    console.error(`The news were not refreshed: ${error.message}`);
    refuse(502, 'The news could not be fetched from WordPress. Please try again in a moment.');
  });
  if (posts.length === 0) return;
  // What the site no longer has stays here, and whoever has read an item has still read it when it was changed.
  await db.transaction(async (tx) => {
    await tx
      .insert(news)
      .values(posts.reverse())
      .onConflictDoUpdate({
        target: news.postId,
        set: {
          title: sql`excluded.title`,
          content: sql`excluded.content`,
          author: sql`excluded.author`,
          createdAt: sql`excluded.created_at`,
          modifiedAt: sql`excluded.modified_at`,
        },
      });
    const changes = changesOf(null, { 'Items fetched': posts.length });
    await record(tx, author, { feature: 'news', action: 'refreshed', subject: 'News', id: '', changes });
  });
}
