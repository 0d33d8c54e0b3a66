import { type MouseEvent, memo, type Ref } from 'react';
import { classes } from '../classes';
import type { Column } from './columns';
import styles from './Table.module.css';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isFaded: boolean;
  isSelected: boolean;
  /** Null where rows can't be opened. */
  onOpen: ((row: Row) => void) | null;
  /** The id of the button that opens it. */
  openId: string | undefined;
  onLook: ((row: Row) => void) | null;
  /** Its place among all rows, from 0, in a table that draws only some of them. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row of a table. It is drawn anew when its own item or the columns change, not with its neighbours. */
export const TableRow = memo(function TableRow<Row>({
  row,
  columns,
  isFaded,
  isSelected,
  onOpen,
  openId,
  onLook,
  index,
  ref,
}: TableRowProps<Row>) {
  const open = onOpen && !isFaded ? () => onOpen(row) : undefined;
  const look = onLook ? () => onLook(row) : undefined;

  const onClick = (event: MouseEvent) => {
    // A press on a control inside the row is not one on the row.
    if (event.target instanceof Element && event.target.closest('a, button, input, select, label')) return;
    open?.();
  };

  return (
    <tr
      ref={ref}
      className={classes(isFaded && styles.faded, open && styles.opens, isSelected && styles.selected)}
      aria-current={isSelected || undefined}
      aria-disabled={isFaded || undefined}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      onClick={open && onClick}
      onMouseEnter={look}
      onFocus={look}
    >
      {columns.map(({ name, cell, isNumeric, isText }, at) => (
        <td key={name} className={classes(isNumeric && styles.numeric, isText && styles.text)}>
          {open && at === 0 ? (
            <button id={openId} type="button" className={styles.open} onClick={open}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => React.ReactNode;
