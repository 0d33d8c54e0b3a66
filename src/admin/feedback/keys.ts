import type { FeedbackType } from '../../api/admin/feedback';
import { queryKey } from '../../shared/query/queryKey';
import type { Reviewed } from './reviewed';

const root = queryKey('admin', 'feedback');
const item = ({ type, id }: Reviewed) => queryKey(...root, type, 'item', id);

/** What the cache holds of the feedback. An item's key is also that of all that belongs to it. */
export const feedbackKeys = {
  all: () => root,
  list: (type: FeedbackType, query: object) => queryKey(...root, type, 'list', query),
  item,
  log: (reviewed: Reviewed) => queryKey(...item(reviewed), 'log'),
  link: (reviewed: Reviewed) => queryKey(...item(reviewed), 'link'),
};
