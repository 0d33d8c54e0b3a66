import { listAllNews, refreshNews } from '../../api/admin/news';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useAlert } from '../../ui/dialogs/useDialogs';
import { useStaffMutation } from '../shared/useStaffMutation';
import { allNewsKeys } from './keys';

/** All news, newest first. */
export const useAllNews = () => useCallQuery(allNewsKeys.list(), listAllNews);

/**
 * Takes the news over from WordPress and reads the list again. A failure is an alert 'Error' (staff 8; D-11), unless
 * the page gives way to one that says so.
 */
export function useRefreshNews() {
  const alert = useAlert();
  return useStaffMutation(refreshNews, {
    reload: () => [allNewsKeys.list()],
    outdated: [],
    told: { title: 'Refreshed', message: 'The news are as WordPress has them now.' },
    onError: ({ leadsAway }) => {
      if (!leadsAway) void alert({ message: 'Error' });
    },
  });
}
