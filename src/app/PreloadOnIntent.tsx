import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../auth/context';
import { askAhead } from '../shared/query/askAhead';
import { useClient } from '../shared/query/useClient';
import { preloadScreen } from './preloadScreen';
import { usePreloadOnIntent } from './usePreloadOnIntent';

/** Has ready what a link leads to by the time that it is pressed: the screen's code and its first calls. Draws nothing. */
export function PreloadOnIntent() {
  const client = useClient();
  const { permissions } = useAuth();
  const queryClient = useQueryClient();
  usePreloadOnIntent(
    (path) =>
      void preloadScreen(path, permissions, (firstCalls) => askAhead(client, queryClient, firstCalls)),
  );
  return null;
}
