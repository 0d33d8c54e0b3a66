import { plain, type State } from './state';

export const pages: State[] = [
  plain('/admin/prompts', 'Prompts', 'everything'),
  plain('/no/such/page', 'The page you requested is not available.', 'everything'),
  plain('/chat', 'Be the First to Experience Something Amazing', 'outsider'),
];
