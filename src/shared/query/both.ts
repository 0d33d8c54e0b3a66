import type { ViewedQuery } from './QueryView';

/** Two queries as one: there is an answer when both have one, and it has failed when one of them has. */
export function both<One, Other>(
  one: ViewedQuery<One>,
  other: ViewedQuery<Other>,
): ViewedQuery<readonly [NonNullable<One>, NonNullable<Other>]> {
  const failed = [one, other].filter(({ error }) => error);
  return {
    data: one.data && other.data && [one.data, other.data],
    error: failed[0]?.error ?? null,
    isFetching: one.isFetching || other.isFetching,
    refetch: async () => {
      const results = await Promise.all(failed.map(({ refetch }) => refetch()));
      return { isSuccess: results.every(({ isSuccess }) => isSuccess) };
    },
  };
}
