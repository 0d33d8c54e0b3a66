import { useQueryClient } from '@tanstack/react-query';
import { type Costs, listCosts, listNewerCosts } from '../../api/developer/costs';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/queries';
import { useCallMutation } from '../../shared/query/useCallMutation';
import { costsKeys } from './keys';

/** What the person's chats have cost, and a way to ask for what has come since (CST-001, CST-002). */
export function useCosts({ onRefreshed }: { onRefreshed(): void }) {
  const costs = useCallQuery(costsKeys.list(), listCosts, undefined, cachePolicy.oncePerVisit);
  const newer = useNewerCosts(onRefreshed);
  const latest = costs.data?.costRows.at(-1);

  return {
    costs,
    newCount: newer.data?.costRows.length,
    isRefreshing: costs.isFetching || newer.isPending,
    refresh: () => {
      if (latest) newer.mutate({ params: { latestTimestamp: latest.timestamp } });
      else void costs.refetch();
    },
  };
}

/** Puts newer rows at the end; the total that comes with them is that of all rows (OPEN-106). */
function useNewerCosts(onRefreshed: () => void) {
  const queries = useQueryClient();
  return useCallMutation(listNewerCosts, {
    toast: 'default',
    onSuccess: (newer) => {
      queries.setQueryData<Costs>(costsKeys.list(), (former) =>
        former && newer ? join(former, newer) : former,
      );
      onRefreshed();
    },
  });
}

function join(former: Costs, newer: Costs): Costs {
  const held = new Set(former.costRows.map(({ id }) => id));
  return { ...newer, costRows: [...former.costRows, ...newer.costRows.filter(({ id }) => !held.has(id))] };
}
