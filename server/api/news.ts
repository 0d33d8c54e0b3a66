import { listNews, listUnreadNews, markAllNewsRead, markNewsItemRead } from '../../src/api/news';
import { markAllRead, markRead, readNews, readUnreadNews } from '../domain/news/news';
import { handle } from './handle';

/** The calls on the news (contract 2.5). */
export const newsHandlers = [
  handle(listNews, ({ db, person, origin }) => readNews(db, person.id, origin)),

  handle(listUnreadNews, ({ db, person, origin }) => readUnreadNews(db, person.id, origin)),

  handle(markNewsItemRead, ({ db, clock, params, person }) =>
    markRead(db, person.id, params.id, clock.now()),
  ),

  handle(markAllNewsRead, ({ db, clock, person }) => markAllRead(db, person.id, clock.now())),
];
