import type { Key } from 'react';
import { ListToolbar } from './ListToolbar';
import { NothingFound } from './NothingFound';
import { QueryTable, type QueryTableProps } from './QueryTable';
import { useListSearch } from './useListSearch';

interface SearchedTableProps<Row> extends QueryTableProps<Row> {
  /** What of a row is searched; the same function from one render to the next. */
  textsOf(row: Row): readonly (string | null)[];
}

/** A list of staff as a table, with a search above it once it is long. */
export function SearchedTable<Row extends { id: Key }>({
  textsOf,
  query,
  empty,
  ...table
}: SearchedTableProps<Row>) {
  const search = useListSearch(query.data, textsOf);
  const isSearched = search.isSearched && (query.data?.length ?? 0) > 0;
  return (
    <>
      {query.data && search.isUseful && <ListToolbar items={table.items} search={search} />}
      <QueryTable
        {...table}
        query={{ ...query, data: search.found }}
        empty={isSearched ? <NothingFound items={table.items} onShowAll={() => search.setText('')} /> : empty}
      />
    </>
  );
}
