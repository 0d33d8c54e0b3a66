import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '../../api/call';
import { getDevLogsEnabled, getInitialDevLogId, listDevLogs } from '../../api/developer/devLogs';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { devLogKeys } from './keys';

type Page = ReplyOf<typeof listDevLogs>;

/**
 * The developer log of the current session: whether there is one, where it begins, its lines. Each is asked for only
 * once the one before has come (DEV-001 to DEV-003; OPEN-104).
 */
export function useDevLog() {
  const enabled = useCallQuery(devLogKeys.enabled(), getDevLogsEnabled, undefined, cachePolicy.oncePerVisit);
  const isEnabled = enabled.data?.isEnabled;

  const initial = useCallQuery(devLogKeys.initialId(), getInitialDevLogId, undefined, {
    ...cachePolicy.oncePerVisit,
    enabled: isEnabled === true,
  });
  const initialId = initial.data?.initialId;

  const lines = useCallQuery(
    devLogKeys.lines(initialId),
    listDevLogs,
    { params: { fromId: String(initialId) } },
    { ...cachePolicy.oncePerVisit, enabled: initialId !== undefined },
  );
  const newer = useNewerLines(initialId);
  const queries = [enabled, initial, lines];

  // The server answers 400 while logging is disabled, and it may be that since the page was opened.
  const isDisabled = isEnabled === false || lines.error?.status === 400;
  const failed = queries.find(({ isError }) => isError);
  const held = lines.data;

  const refresh = () => {
    if (held) newer.mutate({ params: { fromId: String(held.latestId) } });
    else void (failed ?? enabled).refetch();
  };

  return {
    isDisabled,
    failed: isDisabled ? undefined : failed,
    lines: held?.devLogs,
    refresh,
    isRefreshing: newer.isPending || queries.some(({ isFetching }) => isFetching),
    isNowDisabled: newer.error?.status === 400,
    newCount: newer.data?.devLogs.length,
  };
}

/** Asks for what came after the last line held, and puts it at the end (OPEN-105). */
function useNewerLines(initialId: number | undefined) {
  const queries = useQueryClient();
  return useCallMutation(listDevLogs, {
    toast: 'default',
    onSuccess: (newer) =>
      queries.setQueryData<Page>(devLogKeys.lines(initialId), (former) =>
        former && newer ? join(former, newer) : former,
      ),
  });
}

const join = (former: Page, newer: Page): Page => ({
  devLogs: [...former.devLogs, ...newer.devLogs.filter(({ id }) => id > former.latestId)],
  latestId: Math.max(former.latestId, newer.latestId),
});
