import { useQueryClient } from '@tanstack/react-query';
import { listAllNews, refreshNews } from '../../api/admin/news';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useAlert } from '../../ui/dialogs/useDialogs';
import { allNewsKeys } from './keys';

/** All news, newest first. */
export const useAllNews = () => useCallQuery(allNewsKeys.list(), listAllNews);

/**
 * Takes the news over from WordPress and reads the list again. A failure is an alert 'Error' (staff 8; D-11), unless
 * the page gives way to one that says so.
 */
export function useRefreshNews() {
  const queries = useQueryClient();
  const alert = useAlert();
  return useCallMutation(refreshNews, {
    onSuccess: () => queries.invalidateQueries({ queryKey: allNewsKeys.list() }),
    onError: ({ leadsAway }) => {
      if (!leadsAway) void alert({ message: 'Error' });
    },
  });
}
