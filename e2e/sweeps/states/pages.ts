import { expect } from '../people';
import { plain, type State } from './state';

export const pages: State[] = [
  plain('/admin/prompts', 'Prompts', 'everything'),
  plain('/no/such/page', 'The page you requested is not available.', 'everything'),
  plain('/chat', 'Be the First to Experience Something Amazing', 'outsider'),
  {
    name: 'a page whose code did not come',
    as: 'everything',
    at: '/news',
    loads: true,
    played: [['GET', '/assets/NewsPage[^/]*\\.js', { status: 404 }]],
    reach: (page) =>
      expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible(),
  },
];
