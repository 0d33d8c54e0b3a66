import { queryKey } from '../../shared/query/queryKey';

const root = queryKey('developer', 'summaries');

/** What the cache holds of the summaries. */
export const summariesKeys = {
  all: () => root,
  overview: () => queryKey(...root, 'overview'),
  session: (sessionId: number) => queryKey(...root, 'session', sessionId),
  module: (sessionId: number, moduleId: number) => queryKey(...root, 'module', sessionId, moduleId),
};
