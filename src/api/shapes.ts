import * as v from 'valibot';

/** A timestamp on the wire: ISO 8601 UTC text, e.g. `2026-03-01T09:30:00.000Z` (contract 1). */
export const Iso = v.pipe(v.string(), v.isoTimestamp());

/** Ids are whole numbers, except those of users, activation codes and unsubscribe keys, which are texts (contract 1). */
export const Id = v.pipe(v.number(), v.integer());

/** How many of something, or which in a row. */
export const Count = v.pipe(v.number(), v.integer());

/** The body of every 4xx and 5xx reply (contract 1). The CONTENT_FILTER reply may lack a message. */
export const Err = v.object({
  code: v.nullish(v.union([v.string(), v.number()]), null),
  message: v.nullish(v.string(), null),
});
export type Err = v.InferOutput<typeof Err>;

/** The reply `{}` of calls whose success carries nothing (contract 1). */
export const Empty = v.object({});
