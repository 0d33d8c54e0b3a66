import * as v from 'valibot';
import type { Sorted } from '../../ui/table/columns';
import { sortedBy, sortParams } from './sortParams';
import { useListParams } from './useListParams';
import { useSearchParamsState } from './useSearchParamsState';

/**
 * As `useListParams`, for a list that can be sorted: what by, and which way, stands in the address as well. Sorted
 * otherwise, the list begins with its first page.
 *
 * @param sortKeys what it can be sorted by
 * @param usual how it is sorted where the address does not say
 *
 * @example
 * const list = useSortedListParams(20, holidaySortKeys, { sort: 'date', order: 'Desc' });
 * const holidays = useHolidays(list.query);
 */
export function useSortedListParams<SortKey extends string>(
  pageSize: number,
  sortKeys: readonly SortKey[],
  usual: Sorted<SortKey>,
) {
  const list = useListParams(pageSize);
  const [{ sort, order }, change] = useSearchParamsState(v.object(sortParams(sortKeys)));
  const sorted: Sorted<SortKey> = sort === null ? usual : { sort, order: order ?? 'Asc' };
  return {
    ...list,
    query: { ...list.query, ...sorted },
    sorted,
    sortBy: (key: string) => change({ ...sortedBy(key, sorted), page: null }, { flushSync: true }),
  };
}
