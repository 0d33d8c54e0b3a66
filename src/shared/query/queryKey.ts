declare const made: unique symbol;

/** Names what the cache holds, from broad to narrow. A literal array is none: only `queryKey` makes one. */
export type Key = readonly unknown[] & { readonly [made]: true };

// From here on TanStack Query takes no other keys.
declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Key;
    mutationKey: Key;
  }
}

/**
 * Makes a key. Called by the factories alone, each of which stands in the `keys.ts` beside the hooks that use it; the
 * key of a broader factory can be continued.
 *
 * @example
 * const root = queryKey('admin', 'terms');
 * export const termsKeys = {
 *   all: () => root,
 *   version: (id: number) => queryKey(...root, 'version', id),
 * };
 */
export const queryKey = (...parts: readonly unknown[]) => parts as unknown as Key;
