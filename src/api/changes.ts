import * as v from 'valibot';
import { Count, Iso } from './shapes';

/**
 * Who has changed last what several people of staff may change, and when: additions to the contract. A server may leave
 * them out; what has another shape counts as left out.
 */
export const whoChanged = {
  changedBy: v.fallback(v.optional(v.string()), undefined),
  changedAt: v.fallback(v.optional(Iso), undefined),
};

/** The same, and how often it was. */
export const lastChange = {
  ...whoChanged,
  /** Another one with each change. */
  revision: v.fallback(v.optional(Count), undefined),
};

/** The revision that the caller has seen: the server answers 409 where there is a newer one. An addition. */
export const BasedOn = v.object({ basedOn: v.optional(Count) });
