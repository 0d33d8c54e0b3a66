import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { FeedbackState, type GenericFeedbackList } from '../../../src/api/admin/feedback';
import { Category } from '../../../src/api/feedback';
import { orderOf, partOf } from '../paging';
import { refuse } from '../refusal';

/** What a list can be asked for; a query that names none of it gets the default list. */
export interface ListQuery {
  FeedbackType?: string[];
  Status?: string[];
  sortOrder?: string;
  sortDirection?: string;
  page?: number;
  pageSize?: number;
}

/** What a list says of itself beside its items. */
type Frame = Omit<GenericFeedbackList, 'data'>;

/** How a list is to be shown: the order and the part of it for the database, and the frame for the reply. */
export interface View {
  orderBy: SQL[];
  limit: number;
  offset: number;
  frame: Frame;
}

/**
 * Works out how a list is shown (contract 3.9).
 *
 * @param total how many items there are with these filters
 * @param kind the categories that can be chosen, the fields to sort by, and what settles a tie
 */
export function viewOf(
  query: ListQuery,
  total: number,
  { categories, fields, id }: { categories: string[]; fields: Record<string, SQL | PgColumn>; id: PgColumn },
): View {
  const { sortOrder, sortDirection } = readSort(query, Object.keys(fields));
  const pageSize = query.pageSize ?? 10;
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page ?? 1, totalPages);
  const options = { feedbackType: categories, status: [...FeedbackState.options] };
  const isAsked = Object.values(query).some((value) => value !== undefined);
  return {
    orderBy: orderOf(fields[sortDirection], sortOrder, id),
    ...partOf({ page, pageSize }),
    frame: {
      pageInfo: { page, pageSize, totalPages },
      filterInfoOptions: options,
      selectFilters: isAsked
        ? { feedbackType: query.FeedbackType ?? [], status: query.Status ?? [] }
        : options,
      selectedSortInfo: { sortOrder, sortDirection },
    },
  };
}

/** Direction and field may stand in either parameter; their values tell them apart (D-95). */
function readSort({ sortOrder, sortDirection }: ListQuery, fields: string[]) {
  const sort: Frame['selectedSortInfo'] = { sortOrder: 'Asc', sortDirection: 'CreatedAt' };
  for (const given of [sortOrder, sortDirection]) {
    const text = given?.trim().toLowerCase();
    if (!text) continue;
    const field = fields.find((name) => name.toLowerCase() === text);
    if (text === 'asc') sort.sortOrder = 'Asc';
    else if (text === 'desc') sort.sortOrder = 'Desc';
    else if (field) sort.sortDirection = field;
    else refuse(400, `There is no sort field '${given}'.`);
  }
  return sort;
}

export const states: readonly string[] = FeedbackState.options;
export const categories: readonly string[] = Category.options;

/** The condition that a column has one of the chosen values; no choice is no restriction (D-96). */
export function isAmong(column: PgColumn, chosen: string[] = [], known: readonly string[]): SQL | undefined {
  if (chosen.length === 0) return undefined;
  // Postgres knows the values of its own types only; a value that it doesn't know no row has.
  return inArray(
    column,
    chosen.filter((value) => known.includes(value)),
  );
}
