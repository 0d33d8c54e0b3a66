import * as v from 'valibot';
import { auditPageSize, type listAuditEntries } from '../../api/admin/audit';
import type { QueryOf } from '../../api/call';
import { useListParams } from '../../shared/address/useListParams';
import { textParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';

const dayParam = v.fallback(v.pipe(v.string(), v.isoDate(), v.regex(/^[12]/)), '');

const Address = v.object({ feature: textParam, from: dayParam, to: dayParam });

/** Which entries are wanted; empty texts leave nothing out. */
export interface AuditFilter {
  feature: string;
  /** A part of somebody's name or e-mail. */
  search: string;
  /** The first and the last day, where the reader is. */
  from: string;
  to: string;
}

/** What the audit trail shows, kept in the address. Another filter begins with the first page. */
export function useAuditParams() {
  const list = useListParams(auditPageSize);
  const [{ feature, from, to }, change] = useSearchParamsState(Address);
  const { search } = list;
  return {
    ...list,
    filter: { feature, search, from, to },
    isFiltered: [feature, search, from, to].some((text) => text !== ''),
    /** For the call. */
    query: { ...list.query, ...wanted({ feature, search, from, to }) },
    choose: (filter: AuditFilter) =>
      change({
        ...Object.fromEntries(Object.entries(filter).map(([name, text]) => [name, text || null])),
        page: null,
      }),
  };
}

function wanted({ feature, search, from, to }: AuditFilter): Partial<QueryOf<typeof listAuditEntries>> {
  return {
    ...(feature && { feature }),
    ...(search && { search }),
    ...(from && { from: beginningOf(from) }),
    ...(to && { until: beginningOf(to, 1) }),
  };
}

/** When a day begins where the reader is, or the one so many days after it. */
function beginningOf(day: string, daysLater = 0): string {
  const moment = new Date(`${day}T00:00`);
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
