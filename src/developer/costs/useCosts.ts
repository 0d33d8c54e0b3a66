import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type CostRow, type Costs, listCosts, listNewerCosts } from '../../api/developer/costs';
import type { CallFailure } from '../../api/failure';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { saysRefusal } from '../../shared/query/callQuery';
import type { Key } from '../../shared/query/queryKey';
import { useClient } from '../../shared/query/useClient';
import { costsKeys } from './keys';

/** Where a page of the costs begins: after a row's time, or with the first row. */
type After = string | null;

/** What the person's chats have cost, and a way to ask for what has come since (CST-001, CST-002). */
export function useCosts({ onRefreshed }: { onRefreshed(): void }) {
  const pages = usePages();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;

  const askForNewer = async () => {
    const { isSuccess } = await pages.fetchNextPage({ cancelRefetch: false });
    if (isSuccess) onRefreshed();
  };

  return {
    // That newer rows did not come is told in a toast; the others are right as they are.
    costs: { ...pages, data: data?.costs, error: isFetchNextPageError ? null : pages.error },
    newCount: isFetchingNextPage || isFetchNextPageError ? undefined : data?.newCount,
    isRefreshing: pages.isFetching,
    refresh: () => void (hasNextPage ? askForNewer() : pages.refetch()),
  };
}

/** The costs, and as next page the rows newer than the newest at hand. */
function usePages() {
  const client = useClient();
  return useInfiniteQuery<Costs, CallFailure, ReturnType<typeof joined>, Key, After>({
    queryKey: costsKeys.list(),
    queryFn: async ({ pageParam: latestTimestamp, signal }) => {
      const { data } = await (latestTimestamp === null
        ? client.sendOrThrow(listCosts, undefined, { ...saysRefusal, signal })
        : client.sendOrThrow(listNewerCosts, { params: { latestTimestamp } }, { signal }));
      return data as Costs;
    },
    initialPageParam: null,
    getNextPageParam: (_, pages) => rowsOf(pages).at(-1)?.timestamp,
    select: joined,
    ...cachePolicy.oncePerVisit,
  });
}

/** The rows of all pages; the total that comes with the last of them is that of all rows (D-106). */
function joined({ pages }: InfiniteData<Costs, After>) {
  const newest = pages.at(-1) as Costs;
  return {
    costs: { ...newest, costRows: rowsOf(pages) },
    newCount: pages.length > 1 ? newest.costRows.length : undefined,
  };
}

const rowsOf = (pages: readonly Costs[]): CostRow[] => [
  ...new Map(pages.flatMap(({ costRows }) => costRows).map((row) => [row.id, row])).values(),
];
