import { useMemo } from 'react';
import * as v from 'valibot';
import type { Prospect } from '../../api/admin/prospects';
import { keepUnread } from '../../api/list';
import { sortedBy, sortParams } from '../../shared/address/sortParams';
import { useSearchParamsState } from '../../shared/address/useSearchParamsState';
import type { Sorted } from '../../ui/table/columns';
import { useListSearch } from '../shared/useListSearch';

const sortKeys = ['name', 'email', 'createdAt', 'source', 'firstMail'] as const;

const Address = v.object({
  /** Which of them show. */
  show: v.fallback(v.nullable(v.literal('waiting')), null),
  ...sortParams(sortKeys),
});

/** As the server sends them. */
const usual: Sorted<(typeof sortKeys)[number]> = { sort: 'createdAt', order: 'Desc' };

const textsOf = ({ name, email, source }: Prospect) => [name, email, source];

/** The prospects that are searched for, filtered and in the order that is wanted; all of it stands in the address. */
export function useShownProspects(prospects: readonly Prospect[] | null | undefined) {
  const [{ show, sort, order }, change] = useSearchParamsState(Address);
  const search = useListSearch(prospects, textsOf);
  const isWaitingOnly = show === 'waiting';

  const shown = useMemo(() => {
    const { found } = search;
    if (!found) return found;
    const wanted = isWaitingOnly ? found.filter(isWaiting) : found;
    return keepUnread(found, sort === null ? wanted : wanted.toSorted(by(sort, order ?? 'Asc')));
  }, [search, isWaitingOnly, sort, order]);

  const sorted: Sorted = sort === null ? usual : { sort, order: order ?? 'Asc' };
  return {
    search,
    shown,
    isWaitingOnly,
    showWaitingOnly: (isOnly: boolean) => change({ show: isOnly ? 'waiting' : null }, { flushSync: true }),
    showAll: () => {
      search.setText('');
      change({ show: null, search: null });
    },
    sorted,
    sortBy: (key: string) => change({ ...sortedBy(key, sorted) }, { flushSync: true }),
  };
}

/** Whether no mail has been sent yet, so that an invitation can be (PRO-005). */
export const isWaiting = ({ firstMail }: Prospect) => firstMail === null;

/** Nobody's date stands at the end, whichever way the others are sorted. */
const by = (key: (typeof sortKeys)[number], order: 'Asc' | 'Desc') => (one: Prospect, other: Prospect) => {
  const [a, b] = [one[key], other[key]];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const difference = a.localeCompare(b, undefined, { sensitivity: 'base', numeric: true });
  return order === 'Asc' ? difference : -difference;
};
