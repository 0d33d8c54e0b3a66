import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { useIsHere } from '../navigation/useIsHere';

type Changes = Record<string, string | number | readonly string[] | null>;
type AddressSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/**
 * What a list shows (page, sort, filters, search) or which item is open, kept in the address: Back, a reload and a
 * shared link come to the same place.
 *
 * @param schema an object of the parameters; each entry reads a text, or a list of texts, and has a fallback for what
 * is missing or makes no sense
 * @returns the state, a change of some of it, and the address that such a change makes; null takes a parameter out. A change is a step of the history unless
 * `replace` says otherwise; `flushSync` is for controls that have to show it before the next press, such as checkboxes.
 */
export function useSearchParamsState<Schema extends AddressSchema>(schema: Schema) {
  const [search, setSearch] = useSearchParams();
  const isHere = useIsHere();

  const state = useMemo(() => v.parse(schema, read(search)) as v.InferOutput<Schema>, [schema, search]);

  const change = useCallback(
    (changes: Changes, { replace = false, flushSync = false } = {}) => {
      // A late answer changes the address of no other page.
      if (!isHere()) return;
      setSearch((former) => write(former, changes), { replace, preventScrollReset: true, flushSync });
    },
    [setSearch, isHere],
  );
  /** The address with some of it changed, for what opens in a tab of its own. */
  const hrefWith = (changes: Changes) => `?${write(search, changes)}`;
  return [state, change, hrefWith] as const;
}

function read(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

function write(former: URLSearchParams, changes: Changes) {
  const search = new URLSearchParams(former);
  for (const [name, value] of Object.entries(changes)) {
    search.delete(name);
    const values = value === null ? [] : Array.isArray(value) ? value : [String(value)];
    for (const each of values) search.append(name, each);
  }
  return search;
}

const id = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform((text): number | null => Number(text)),
);

/** A parameter that names an item by its id; null when it is missing or no id. */
export const idParam = v.fallback(id, null);

/** As above, or `new` for an item that is being written. */
export const idOrNewParam = v.fallback(v.union([v.literal('new'), id]), null);

/** A parameter that is a page's number, 1 when it is missing or none. */
export const pageParam = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);

/** A parameter that is any text, such as a search; empty when it is missing. */
export const textParam = v.fallback(v.string(), '');
