import type { Key } from 'react';
import { QueryView, type ViewedQuery } from '../../shared/query/QueryView';
import { Table, type TableProps } from '../../ui/table/Table';
import { UnreadNote } from './UnreadNote';

export interface QueryTableProps<Row> extends Omit<TableProps<Row>, 'label' | 'rows' | 'keyOf'> {
  /** What is listed, in small letters, e.g. 'signup sources'. */
  items: string;
  query: ViewedQuery<readonly Row[] | null>;
}

/**
 * A list of staff as a table, or what there is in its place while it loads and when it fails.
 *
 * @example
 * <QueryTable items="modules" query={useModules()} columns={columns} empty={<EmptyState title="No modules" … />} />
 */
export function QueryTable<Row extends { id: Key }>({ items, query, ...table }: QueryTableProps<Row>) {
  return (
    <QueryView query={query} loading={`Loading the ${items}`} failed={`The ${items} could not be loaded`}>
      {(rows) => (
        <>
          <UnreadNote items={items} list={rows} />
          <Table
            {...table}
            label={items.charAt(0).toUpperCase() + items.slice(1)}
            rows={rows}
            keyOf={({ id }) => id}
          />
        </>
      )}
    </QueryView>
  );
}
