import { type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { openBy } from '../openBy';
import type { Column } from './columns';
import { RowOpener } from './RowOpener';
import { roles } from './roles';
import styles from './Table.module.css';
import cards from './TableCards.module.scss';

export interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isFaded: boolean;
  isSelected: boolean;
  /** Null where rows can't be opened. */
  onOpen: ((row: Row) => void) | null;
  /** The id of the control that opens it. */
  openId: string | undefined;
  /** The address that it has once it is open. */
  href: string | undefined;
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
  href,
  onLook,
  index,
  ref,
}: TableRowProps<Row>) {
  const open = onOpen && !isFaded ? () => onOpen(row) : undefined;
  const look = onLook ? () => onLook(row) : undefined;
  const press = open && ((event: MouseEvent) => isForRow(event) && openBy(event, href, open));

  return (
    <tr
      {...roles.row}
      ref={ref}
      className={classes(
        cards.card,
        isFaded && styles.faded,
        open && styles.opens,
        isSelected && styles.selected,
      )}
      aria-current={isSelected || undefined}
      aria-disabled={isFaded || undefined}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-index={index}
      onClick={press}
      onAuxClick={press}
      onMouseEnter={look}
      onFocus={look}
    >
      {columns.map(({ name, cell, below, isNumeric, isText, isAction }, at) => (
        <td
          key={name}
          {...roles.cell}
          className={classes(isNumeric && styles.numeric, isText && styles.text, isAction && cards.action)}
          data-label={isAction ? undefined : name}
        >
          {open && at === 0 ? (
            <RowOpener id={openId} href={href} onOpen={open}>
              {cell(row)}
            </RowOpener>
          ) : (
            cell(row)
          )}
          {below && <div className={styles.below}>{below(row)}</div>}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** Whether a press on a row is meant for it: on no control inside it, and none that has selected some of its text. */
function isForRow({ target, currentTarget }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, select, label')) return false;
  const selection = document.getSelection();
  return !(selection?.type === 'Range' && selection.getRangeAt(0).intersectsNode(currentTarget as Element));
}
