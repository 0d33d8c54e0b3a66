import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import type { Page, PageQuery, SortOrder } from '../../src/api/page';
import type { Paging } from '../../src/api/shapes';

const usualSize = 100;

/** Which rows of a list are read. */
export interface Part {
  limit: number;
  offset: number;
}

export const wholeList: Part = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** The part of a list that a query asks for; without one the whole list, as the contract has it. */
export function partOf({ page, pageSize }: InferOutput<typeof Paging>): Part {
  if (page === undefined && pageSize === undefined) return wholeList;
  const limit = pageSize ?? usualSize;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}

/** The reply with a page of a list: what the query asked for, and how much there is in all. */
export const pageOf = <Item>(
  { page, pageSize }: InferOutput<typeof PageQuery>,
  items: Item[],
  totalItems: number,
): Page<Item> => ({ items, page, totalItems, totalPages: Math.ceil(totalItems / pageSize) });

/**
 * How a list is sorted: by one column, where a missing value is the least of all, and rows that are alike by their id.
 *
 * @example
 * db.select().from(users).orderBy(...orderOf(users[query.sort], query.order, users.id))
 */
export const orderOf = (by: SQL | PgColumn | undefined, order: SortOrder, id: PgColumn): SQL[] => [
  sql`${by} ${order === 'Asc' ? sql`asc nulls first` : sql`desc nulls last`}`,
  asc(id),
];
