import * as v from 'valibot';
import { listOf } from './list';
import { Count } from './shapes';

const upTo = (greatest: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatest));

/** The greatest page of a list, for whoever reads the whole of it. */
export const greatestPage = 100;

/** Which page of a list is wanted; from 1 on. */
export const PageQuery = v.object({ page: upTo(1_000_000), pageSize: upTo(greatestPage) });

/** Which way a list is sorted, here and in addresses. */
export const SortOrder = v.picklist(['Asc', 'Desc']);
export type SortOrder = v.InferOutput<typeof SortOrder>;

/** The reply with a page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: listOf(item), page: Count, totalItems: Count, totalPages: Count });

/** A page of a list, as `pageOf` has it. */
export interface Page<Item> {
  items: Item[];
  page: number;
  totalItems: number;
  totalPages: number;
}
