import * as v from 'valibot';
import { pageParam, textParam, useSearchParamsState } from './useSearchParamsState';

const Address = v.object({
  page: pageParam,
  /** What the list is searched for; empty for everything. */
  search: textParam,
});

export type ListParams = ReturnType<typeof useListParams>;

/**
 * Which page of a list shows, and what it is searched for, kept in the address. A search begins with the first page.
 *
 * @param pageSize how many items a page holds
 */
export function useListParams(pageSize: number) {
  const [{ page, search }, change] = useSearchParamsState(Address);
  return {
    /** For the call of the list. */
    query: { page, pageSize },
    search,
    toPage: (to: number) => change({ page: to === 1 ? null : to }),
    searchFor: (text: string) => change({ search: text || null, page: null }),
  };
}
