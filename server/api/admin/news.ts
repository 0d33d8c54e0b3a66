import { listAllNews, refreshNews } from '../../../src/api/admin/news';
import { readAllNews } from '../../domain/news/news';
import { refresh } from '../../domain/news/refresh';
import { handle } from '../handle';

/** The calls on the news (contract 3.7). */
export const newsHandlers = [
  handle(listAllNews, ({ db, origin }) => readAllNews(db, origin)),

  handle(refreshNews, ({ author, ...tools }) => refresh(tools, author)),
];
