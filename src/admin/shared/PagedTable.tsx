import type { Key } from 'react';
import type { Page } from '../../api/page';
import type { ListParams } from '../../shared/address/useListParams';
import type { ViewedQuery } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Sorted } from '../../ui/table/columns';
import { Pager } from '../../ui/table/Pager';
import { usePageTurning } from '../../ui/table/usePageTurning';
import { QueryTable, type QueryTableProps } from './QueryTable';

interface PagedTableProps<Row> extends Omit<QueryTableProps<Row>, 'query' | 'sorted' | 'onSort'> {
  /** What `useListParams` or `useSortedListParams` gave. */
  list: Pick<ListParams, 'query' | 'toPage'> & { sorted?: Sorted; sortBy?(key: string): void };
  query: ViewedQuery<Page<Row> | null> & { isPlaceholderData: boolean };
  /** The title of a page that lies behind the last one; default 'Nothing on this page'. */
  beyond?: string;
}

/**
 * A list of staff that comes page by page, sorted by its headers where it can be. Which page, and what it is sorted by,
 * stands in the address.
 */
export function PagedTable<Row extends { id: Key }>({
  list,
  query,
  beyond = 'Nothing on this page',
  empty,
  ...table
}: PagedTableProps<Row>) {
  const page = query.data;
  const { list: region, turning } = usePageTurning(query.isPlaceholderData);
  const isBeyond = page?.items.length === 0 && page.totalItems > 0;
  return (
    <>
      <div {...region}>
        <QueryTable
          {...table}
          query={{ ...query, data: page?.items }}
          sorted={list.sorted}
          onSort={list.sortBy}
          empty={
            isBeyond ? (
              <EmptyState title={beyond} text="The list has become shorter.">
                <Button variant="outline" onClick={() => list.toPage(1)}>
                  To the first page
                </Button>
              </EmptyState>
            ) : (
              empty
            )
          }
        />
      </div>
      {page && page.totalPages > 1 && (
        <Pager
          label={`Pages of ${table.items}`}
          page={list.query.page}
          pageCount={page.totalPages}
          isBusy={query.isPlaceholderData}
          onPage={turning(list.toPage)}
        />
      )}
    </>
  );
}
