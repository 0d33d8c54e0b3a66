import { useQueryClient } from '@tanstack/react-query';
import { listAllNews, refreshNews } from '../../api/admin/news';
import { useCallMutation, useCallQuery } from '../../shared/query/queries';
import { useAlert } from '../../ui/dialogs/useDialogs';

const key = ['admin', 'news'];

/** All news, newest first. */
export const useAllNews = () => useCallQuery(key, listAllNews);

/**
 * Takes the news over from WordPress and reads the list again. A failure is an alert 'Error' (staff 8; OPEN-11), unless
 * the page gives way to one that says so.
 */
export function useRefreshNews() {
  const queries = useQueryClient();
  const alert = useAlert();
  return useCallMutation(refreshNews, {
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
    onError: ({ leadsAway }) => {
      if (!leadsAway) void alert({ message: 'Error' });
    },
  });
}
