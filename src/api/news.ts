import * as v from 'valibot';
import { call } from './call';
import { named } from './named';
import { Id, Iso } from './shapes';

export const NewsItem = v.object({
  id: Id,
  title: named('Untitled'),
  /** HTML. */
  content: v.string(),
  author: v.string(),
  createdAt: Iso,
  isRead: v.boolean(),
});
export type NewsItem = v.InferOutput<typeof NewsItem>;

export const listNews = call({
  id: 'U38',
  method: 'GET',
  path: '/api/users/current/news',
  summary: 'All news, newest first.',
  access: {},
  reply: v.array(NewsItem),
});

export const listUnreadNews = call({
  id: 'U39',
  method: 'GET',
  path: '/api/users/current/news/unread',
  summary: 'The news that the signed-in user has not read, newest first.',
  access: {},
  reply: v.array(NewsItem),
});

export const markNewsItemRead = call({
  id: 'U40',
  method: 'POST',
  path: '/api/users/current/news/{id}/read',
  summary: 'Marks one item as read; repeatable.',
  access: {},
});

export const markAllNewsRead = call({
  id: 'U41',
  method: 'POST',
  path: '/api/users/current/news/read',
  summary: 'Marks every unread item as read.',
  access: {},
});
