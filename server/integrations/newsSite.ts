import { decodeHTML } from 'entities/decode';
import * as v from 'valibot';
import { wholeText } from '../http/responseText';

/** A post of a WordPress site. */
export interface Post {
  postId: number;
  /** Plain text. */
  title: string;
  /** HTML. */
  content: string;
  /** Empty when the site keeps its authors to itself. */
  author: string;
  createdAt: Date;
  modifiedAt: Date;
}

/** Where the news come from. */
export interface NewsSite {
  /**
   * Reads every published post, newest first.
   *
   * @throws NewsSiteFailure
   */
  readPosts(): Promise<Post[]>;
}

/** The site could not be reached, or answered something else than posts. */
export class NewsSiteFailure extends Error {
  override name = 'NewsSiteFailure';
}

/** A moment as WordPress writes it: in UTC, but without saying so. */
const Gmt = v.pipe(
  v.string(),
  v.transform((text) => new Date(`${text.replace(/Z$/i, '')}Z`)),
  v.date(),
);
const Html = v.object({ rendered: v.string() });

const Posts = v.array(
  v.object({
    id: v.number(),
    date_gmt: Gmt,
    modified_gmt: Gmt,
    title: Html,
    content: Html,
    _embedded: v.nullish(v.object({ author: v.nullish(v.array(v.object({ name: v.nullish(v.string()) }))) })),
  }),
);

/** The greatest page that WordPress gives. */
const pageSize = 100;
/** More than a hundred long posts take. */
const mostBytes = 16_000_000;

/**
 * A WordPress site, read through its REST interface, which needs no key.
 *
 * @param url the site's address, e.g. `https://blog.example.com`
 * @param timeLimitMs how long the reading of all pages may take; less than the app's own limit for a write (30 s)
 */
export function createNewsSite(url: string, timeLimitMs = 20_000): NewsSite {
  const address = `${url.replace(/\/+$/, '')}/wp-json/wp/v2/posts`;

  async function readPage(page: number, signal: AbortSignal) {
    const response = await fetch(`${address}?_embed=author&per_page=${pageSize}&page=${page}`, { signal });
    const text = await wholeText(response, mostBytes, (words) => new NewsSiteFailure(`${address} ${words}`));
    if (!response.ok)
      throw new NewsSiteFailure(`${address} answered ${response.status}: ${text.slice(0, 300)}`);
    return { posts: v.parse(Posts, JSON.parse(text)), pages: response.headers.get('X-WP-TotalPages') };
  }

  return {
    async readPosts() {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        const { posts, pages } = await readPage(1, signal);
        for (let page = 2; page <= Number(pages); page++) posts.push(...(await readPage(page, signal)).posts);
        return posts.map(toPost);
      } catch (error) {
        if (error instanceof NewsSiteFailure) throw error;
        throw new NewsSiteFailure(`${address} could not be read: ${String(error)}`, { cause: error });
      }
    },
  };
}

const toPost = ({
  id,
  date_gmt,
  modified_gmt,
  title,
  content,
  _embedded,
}: v.InferOutput<typeof Posts>[0]) => ({
  postId: id,
  title: toText(title.rendered),
  content: content.rendered,
  author: _embedded?.author?.[0]?.name ?? '',
  createdAt: date_gmt,
  modifiedAt: modified_gmt,
});

/** A title without the markup and the entities that WordPress puts into it. */
const toText = (html: string): string => decodeHTML(html.replace(/<[^>]*>/g, '')).trim();
