import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import * as v from 'valibot';
import { keepUnread } from '../../api/list';
import { textParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { fold } from '../../ui/fold';
import { useDebouncedValue } from './useDebouncedValue';

const Address = v.object({ search: textParam });

/** The address follows once nobody types for a moment: browsers take only so many changes of it. */
const pauseMs = 300;

/** Lists up to this length are seen at a glance. */
const shortUpTo = 10;

export type ListSearch<Row> = ReturnType<typeof useListSearch<Row>>;

/**
 * Searches a list that is there as a whole: what holds all words of the search, in whatever order and case. It stands in
 * the address. `ListToolbar` shows it.
 *
 * @param rows undefined while they are on their way
 * @param textsOf what of a row is searched; the same function from one render to the next
 */
export function useListSearch<Row>(
  rows: readonly Row[] | null | undefined,
  textsOf: (row: Row) => readonly (string | null)[],
) {
  const [{ search }, change] = useSearchParamsState(Address);
  const [text, setText] = useState(search);
  const settled = useDebouncedValue(text, pauseMs);
  // Back, Forward and links bring other searches into the box.
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (search !== settled.trim()) setText(search);
  }
  const keep = useEffectEvent((typed: string) => {
    if (typed !== search && typed === text.trim()) change({ search: typed || null }, { replace: true });
  });
  useEffect(() => keep(settled.trim()), [settled]);

  const isSearched = text.trim() !== '';
  const texts = useMemo(
    () => (isSearched ? rows?.map((row) => fold(textsOf(row).join('\n'))) : undefined),
    [rows, textsOf, isSearched],
  );
  const found = useMemo(() => {
    const words = fold(text).split(/\s+/).filter(Boolean);
    if (!rows || !texts) return rows;
    return keepUnread(
      rows,
      rows.filter((_, at) => words.every((word) => texts[at]?.includes(word))),
    );
  }, [rows, texts, text]);

  return {
    text,
    setText,
    /** The rows that have what is searched for; all of them without a search. */
    found,
    isSearched,
    /** Whether there are so many that a search is of use. */
    isUseful: text !== '' || (rows?.length ?? 0) > shortUpTo,
  };
}
