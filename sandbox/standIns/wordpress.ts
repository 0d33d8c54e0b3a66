import { desc } from 'drizzle-orm';
import { encodeXML } from 'entities';
import { type Context, Hono } from 'hono';
import type { Db } from '../../server/db/database';
import { wordpressPosts } from '../db/tables';

/** Where the stand-in's site is, on the sandbox's own host. */
export const standInPath = '/wordpress';

/** Stands in for the WordPress site that the news come from: its list of posts, page by page. */
export function createWordPress(db: Db): Hono {
  const app = new Hono();
  app.get(`${standInPath}/wp-json/wp/v2/posts`, async (context) => {
    const page = wholeNumber(context, 'page', 1);
    const perPage = wholeNumber(context, 'per_page', 10);
    if (page < 1 || perPage < 1 || perPage > 100)
      return refusal(context, 'rest_invalid_param', 'Invalid parameter(s): page, per_page');
    const total = await db.$count(wordpressPosts);
    const pages = Math.ceil(total / perPage);
    if (page > 1 && page > pages) {
      const message = 'The page number requested is larger than the number of pages available.';
      return refusal(context, 'rest_post_invalid_page_number', message);
    }
    const rows = await db
      .select()
      .from(wordpressPosts)
      .orderBy(desc(wordpressPosts.publishedAt), desc(wordpressPosts.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const isEmbedded = context.req.query('_embed') !== undefined;
    return context.json(
      rows.map((row) => toJson(row, isEmbedded)),
      200,
      { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(pages) },
    );
  });
  return app;
}

const wholeNumber = (context: Context, name: string, byDefault: number): number => {
  const text = context.req.query(name);
  if (text === undefined) return byDefault;
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

const refusal = (context: Context, code: string, message: string) =>
  context.json({ code, message, data: { status: 400 } }, 400);

/** A post as WordPress gives it: the title as HTML, moments without their zone. */
const toJson = (post: typeof wordpressPosts.$inferSelect, isEmbedded: boolean) => ({
  id: post.id,
  date_gmt: gmt(post.publishedAt),
  modified_gmt: gmt(post.modifiedAt),
  status: 'publish',
  type: 'post',
  title: { rendered: encodeXML(post.title) },
  content: { rendered: post.content, protected: false },
  ...(isEmbedded ? { _embedded: { author: [{ name: post.author }] } } : {}),
});

const gmt = (moment: Date): string => moment.toISOString().slice(0, 19);
