import { type Key, queryKey } from './queryKey';

/**
 * The keys of a list and of the items in it. What else the cache holds of them goes on from `all`.
 *
 * @example
 * export const modulesKeys = listKeys('admin', 'modules');
 */
export function listKeys(...names: readonly string[]) {
  const all = queryKey(...names);
  const lists = queryKey(...all, 'list');
  return {
    all: (): Key => all,
    /** Whatever part of the list was asked for. */
    lists: (): Key => lists,
    /** The whole list, or the part of it that this asks for. */
    list: (wanted?: object): Key => (wanted ? queryKey(...lists, wanted) : lists),
    item: (id: number): Key => queryKey(...all, 'item', id),
  };
}
