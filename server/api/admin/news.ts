import { desc, sql } from 'drizzle-orm';
import { listAllNews, refreshNews } from '../../../src/api/admin/news';
import { news } from '../../db/tables';
import { refuse } from '../../domain/refusal';
import { NewsSiteFailure } from '../../integrations/newsSite';
import { handle } from '../handle';
import { withOwnPictures } from '../media';

/** The calls on the news (contract 3.7). */
export const newsHandlers = [
  handle(listAllNews, async ({ db, origin }) => {
    const rows = await db.select().from(news).orderBy(desc(news.createdAt), desc(news.id));
    return rows.map(({ id, title, content, author, createdAt, modifiedAt }) => ({
      id,
      title,
      content: withOwnPictures(content, origin),
      createdAt: createdAt.toISOString(),
      modifiedAt: modifiedAt.toISOString(),
      author,
    }));
  }),

  handle(refreshNews, async ({ db, newsSite }) => {
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
  }),
];
