import { useQueryClient } from '@tanstack/react-query';
import { listNews, markNewsItemRead, type NewsItem } from '../../api/news';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { changeCached } from '../../shared/query/changeCached';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { newsKeys } from './keys';

/** All news, newest first; fetched again whenever the screen opens (NEWS-010). */
export const useNews = () => useCallQuery(newsKeys.list(), listNews, undefined, cachePolicy.alwaysFresh);

/**
 * Marks an item as read, at once in the cache and then on the server (NEWS-011; D-45). If the call fails the item is
 * unread again, so that the next opening tries once more.
 */
export function useMarkItemRead() {
  const queryClient = useQueryClient();
  const note = (id: number, isRead: boolean) => (items?: NewsItem[]) =>
    items?.map((item) => (item.id === id ? { ...item, isRead } : item));

  return useCallMutation(markNewsItemRead, {
    toast: 'default',
    onMutate: ({ params }) => {
      queryClient.setQueryData(newsKeys.list(), note(params.id, true));
    },
    // The list may have been fetched again meanwhile, with the item still unread.
    onSuccess: (_reply, { params }) => changeCached(queryClient, newsKeys.list(), note(params.id, true)),
    onError: (_failure, { params }) => {
      queryClient.setQueryData(newsKeys.list(), note(params.id, false));
    },
  });
}
