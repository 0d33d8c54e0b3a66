import type { InferOutput } from 'valibot';
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
