import * as v from 'valibot';
import { SortOrder } from '../../api/page';
import type { Sorted } from '../../ui/table/columns';

/** The parameters that say how a list is sorted, for `useSearchParamsState`; null where the address does not say. */
export const sortParams = <SortKey extends string>(sortKeys: readonly SortKey[]) => ({
  sort: v.fallback(v.nullable(v.picklist(sortKeys)), null),
  order: v.fallback(v.nullable(SortOrder), null),
});

/** What a press on a column's header makes of them: sorted by it, and the other way where it was already. */
export const sortedBy = (key: string, now: Sorted): Sorted => ({
  sort: key,
  order: key === now.sort && now.order === 'Asc' ? 'Desc' : 'Asc',
});
