import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Key, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import { ScrollRegion } from '../ScrollRegion';
import styles from './Table.module.css';

export interface Column<Row> {
  /** The header's text. */
  name: string;
  cell(row: Row): ReactNode;
  /** Numbers stand on the right. */
  isNumeric?: boolean;
  /** Long texts stay readable where the screen is narrow. */
  isText?: boolean;
  /** What the list is sorted by when the header is pressed; without it the column can't be sorted. */
  sortKey?: string;
}

/** What a list is sorted by, and which way. */
export interface Sorted<SortKey extends string = string> {
  sort: SortKey;
  order: 'Asc' | 'Desc';
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): Key;
  /** Stands in for the rows when there are none. */
  empty: ReactNode;
  /** Opens a row: the first cell becomes a button, and a press anywhere on the row does the same. */
  onOpen?(row: Row): void;
  /** The id of the button that opens a row, for moving the focus to it. */
  openIdOf?(row: Row): string;
  /** Rows that can't be opened; they look faded. */
  isDisabled?(row: Row): boolean;
  isSelected?(row: Row): boolean;
  /** Called when the pointer or the focus comes to a row. */
  onLook?(row: Row): void;
  /** What the rows are sorted by now. */
  sorted?: Sorted;
  onSort?(key: string): void;
}

/** The one table of staff screens. It scrolls sideways by itself where the screen is narrow. */
export function Table<Row>({ label, columns, rows, empty, sorted, onSort, ...rest }: TableProps<Row>) {
  if (rows.length === 0) return empty;
  return (
    <ScrollRegion label={label} className={styles.frame}>
      <table className="table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.name} column={column} sorted={sorted} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rest.keyOf(row)} row={row} columns={columns} {...rest} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface HeaderProps<Row> {
  column: Column<Row>;
  sorted?: Sorted;
  onSort?(key: string): void;
}

function Header<Row>({ column: { name, isNumeric, sortKey }, sorted, onSort }: HeaderProps<Row>) {
  const order = sorted && sortKey === sorted.sort ? sorted.order : undefined;
  const Arrow = order === 'Desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={classes(isNumeric && styles.numeric)}
      aria-sort={order && (order === 'Asc' ? 'ascending' : 'descending')}
    >
      {sortKey && onSort ? (
        <button type="button" className={styles.sort} onClick={() => onSort(sortKey)}>
          {name}
          <Arrow aria-hidden size={14} className={classes(styles.arrow, order && styles.sorted)} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}

type TableRowProps<Row> = Pick<
  TableProps<Row>,
  'columns' | 'onOpen' | 'openIdOf' | 'isDisabled' | 'isSelected' | 'onLook'
> & {
  row: Row;
};

function TableRow<Row>({
  row,
  columns,
  onOpen,
  openIdOf,
  isDisabled,
  isSelected,
  onLook,
}: TableRowProps<Row>) {
  const isFaded = isDisabled?.(row) ?? false;
  const isChosen = isSelected?.(row) ?? false;
  const open = onOpen && !isFaded ? () => onOpen(row) : undefined;
  const look = onLook && (() => onLook(row));

  const onClick = (event: MouseEvent) => {
    // A press on a control inside the row is not one on the row.
    if (event.target instanceof Element && event.target.closest('a, button, input, select, label')) return;
    open?.();
  };

  return (
    <tr
      className={classes(isFaded && styles.faded, open && styles.opens, isChosen && styles.selected)}
      aria-current={isChosen || undefined}
      aria-disabled={isFaded || undefined}
      onClick={open && onClick}
      onMouseEnter={look}
      onFocus={look}
    >
      {columns.map(({ name, cell, isNumeric, isText }, index) => (
        <td key={name} className={classes(isNumeric && styles.numeric, isText && styles.text)}>
          {open && index === 0 ? (
            <button id={openIdOf?.(row)} type="button" className={styles.open} onClick={open}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
