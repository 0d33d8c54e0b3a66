import { sql } from 'drizzle-orm';
import { news } from '../../db/tables';
import { NewsSiteFailure } from '../../integrations/newsSite';
import { refuse } from '../refusal';
import type { Tools } from '../tools';

/** Takes the posts of the site over; 502 when it fails. */
export async function refresh({ db, newsSite }: Pick<Tools, 'db' | 'newsSite'>): Promise<void> {
  const posts = await newsSite.readPosts().catch((error: unknown) => {
    if (!(error instanceof NewsSiteFailure)) throw error;
    console.error(`The news were not refreshed: ${error.message}`);
    refuse(502, 'The news could not be fetched from WordPress. Please try again in a moment.');
  });
  if (posts.length === 0) return;
  // What the site no longer has stays here, and whoever has read an item has still read it when it was changed.
  await db
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
}
