import { queryKey } from '../../../shared/query/queryKey';
import type { Range } from '../../shared/charts/dayAxis';

const root = queryKey('admin', 'scores');

/** What the cache holds of the scores. */
export const scoresKeys = {
  all: () => root,
  info: () => queryKey(...root, 'info'),
  statistics: ({ from, to }: Range) => queryKey(...root, 'statistics', from, to),
};
