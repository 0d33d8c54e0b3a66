import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../../api/call';
import { getDevLogsEnabled, getInitialDevLogId, listDevLogs } from '../../api/developer/devLogs';
import type { CallFailure } from '../../api/failure';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { saysRefusal } from '../../shared/query/callQuery';
import type { Key } from '../../shared/query/queryKey';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { useClient } from '../../shared/query/useClient';
import { devLogKeys } from './keys';

type Page = ReplyOf<typeof listDevLogs>;

/**
 * The developer log of the current session: whether there is one, where it begins, its lines. Each is asked for only
 * once the one before has come (DEV-001 to DEV-003; D-104).
 */
export function useDevLog() {
  const enabled = useCallQuery(devLogKeys.enabled(), getDevLogsEnabled, undefined, cachePolicy.oncePerVisit);
  const isEnabled = enabled.data?.isEnabled;

  const initial = useCallQuery(devLogKeys.initialId(), getInitialDevLogId, undefined, {
    ...cachePolicy.oncePerVisit,
    enabled: isEnabled === true,
  });
  const lines = useLines(initial.data?.initialId);

  const queries = [enabled, initial, lines];
  const failed = queries.find(({ isLoadingError }) => isLoadingError);
  const { error = null, refetch } = failed ?? enabled;
  const { data, isFetchingNextPage, isFetchNextPageError } = lines;

  return {
    log: { data: data?.lines, error, refetch },
    // The server answers 400 while logging is disabled, and it may be that since the page was opened.
    isDisabled: isEnabled === false || lines.error?.status === 400,
    newCount: isFetchingNextPage || isFetchNextPageError ? undefined : data?.newCount,
    isRefreshing: queries.some(({ isFetching }) => isFetching),
    refresh: () => void (data ? lines.fetchNextPage({ cancelRefetch: false }) : refetch()),
  };
}

/** The lines from one on; the next page has what came after the last one (D-105). */
function useLines(initialId: number | undefined) {
  const client = useClient();
  return useInfiniteQuery<Page, CallFailure, ReturnType<typeof joined>, Key, number>({
    queryKey: devLogKeys.lines(initialId),
    queryFn: async ({ pageParam, signal }) => {
      const input = { params: { fromId: String(pageParam) } };
      const { data } = await client.sendOrThrow(listDevLogs, input, {
        ...(pageParam === initialId && saysRefusal),
        signal,
      });
      return data as Page;
    },
    initialPageParam: initialId ?? 0,
    getNextPageParam: (_, pages) => Math.max(...pages.map(({ latestId }) => latestId)),
    select: joined,
    ...cachePolicy.oncePerVisit,
    enabled: initialId !== undefined,
  });
}

/** The lines of all pages, and how many the last press on Refresh has brought. */
function joined({ pages }: InfiniteData<Page, number>) {
  const byId = new Map(pages.flatMap(({ devLogs }) => devLogs).map((line) => [line.id, line]));
  return {
    lines: [...byId.values()],
    newCount: pages.length > 1 ? pages.at(-1)?.devLogs.length : undefined,
  };
}
