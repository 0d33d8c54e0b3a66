import * as v from 'valibot';
import { Help } from './help/help';

/** A timestamp on the wire: ISO 8601 UTC text, e.g. `2026-03-01T09:30:00.000Z` (contract 1). */
export const Iso = v.pipe(v.string(), v.isoTimestamp());

/** A day on the wire: `yyyy-MM-dd` (contract 1). */
export const Day = v.pipe(v.string(), v.isoDate());

/** Ids are whole numbers, except those of users, activation codes and unsubscribe keys, which are texts (contract 1). */
export const Id = v.pipe(v.number(), v.integer());

/** How many of something, or which in a row. */
export const Count = v.pipe(v.number(), v.integer());

/** Which part of a list is wanted, and the whole list without it: an addition to the contract, for lists without an end. */
export const Paging = v.object({
  /** From 1 on; 1 without it. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  /** 100 without it, where a page is asked for. */
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
});

/** The body of every 4xx and 5xx reply (contract 1). The CONTENT_FILTER reply may lack a message. */
export const Err = v.object({
  code: v.nullish(v.union([v.string(), v.number()]), null),
  message: v.nullish(v.string(), null),
  /** The field of the body that is refused, by its name there: an addition to the contract, which servers may leave out. */
  field: v.nullish(v.string()),
  /** With CONTENT_FILTER: another addition. One of another shape counts as left out. */
  help: v.fallback(v.nullish(Help), undefined),
});
export type Err = v.InferOutput<typeof Err>;

/** The reply `{}` of calls whose success carries nothing (contract 1). */
export const Empty = v.object({});
