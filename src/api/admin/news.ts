import * as v from 'valibot';
import { call } from '../call';
import { listOf } from '../list';
import { named } from '../named';
import { Id, Iso } from '../shapes';
import { staff } from './access';

export const AdminNewsItem = v.object({
  id: Id,
  title: named('Untitled'),
  /** HTML. */
  content: v.string(),
  createdAt: Iso,
  modifiedAt: Iso,
  author: v.string(),
});
export type AdminNewsItem = v.InferOutput<typeof AdminNewsItem>;

const access = staff();

export const listAllNews = call({
  id: 'S47',
  method: 'GET',
  path: '/api/admin/news',
  summary: 'All news, newest first.',
  access,
  reply: listOf(AdminNewsItem),
});

export const refreshNews = call({
  id: 'S48',
  method: 'POST',
  path: '/api/admin/news/refresh',
  summary: 'Takes the news over from the WordPress site. Its failure is an alert, not a toast.',
  access,
  toast: false,
  errors: [502],
});
