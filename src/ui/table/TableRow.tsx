import { type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { followsHere, opensAt } from '../opensAt';
import type { Column } from './columns';
import { roles } from './roles';
import styles from './Table.module.css';
import cards from './TableCards.module.css';

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
      {...(open && pressedAnywhere(opensAt(href, open)))}
      onMouseEnter={look}
      onFocus={look}
    >
      {columns.map(({ name, cell, isNumeric, isText, isAction }, at) => (
        <td
          key={name}
          {...roles.cell}
          className={classes(isNumeric && styles.numeric, isText && styles.text, isAction && cards.action)}
          data-label={isAction ? undefined : name}
        >
          {open && at === 0 ? (
            <Opener id={openId} href={href} onOpen={open}>
              {cell(row)}
            </Opener>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

interface OpenerProps {
  id: string | undefined;
  href: string | undefined;
  onOpen(): void;
  children: ReactNode;
}

/** What opens a row by keyboard: a link where the item has an address. */
const Opener = ({ id, href, onOpen, children }: OpenerProps) =>
  href === undefined ? (
    <button id={id} type="button" className={styles.open} {...opensAt(undefined, onOpen)}>
      {children}
    </button>
  ) : (
    <a id={id} href={href} className={styles.open} onClick={followsHere(onOpen)}>
      {children}
    </a>
  );

/** For presses on the row itself: none on a control inside it, and none that has selected some of its text. */
function pressedAnywhere({ onClick, onAuxClick }: ReturnType<typeof opensAt>) {
  const unlessMeantOtherwise = (handle: (event: MouseEvent) => void) => (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, select, label')) return;
    if (!isTextSelectedIn(event.currentTarget)) handle(event);
  };
  return { onClick: unlessMeantOtherwise(onClick), onAuxClick: unlessMeantOtherwise(onAuxClick) };
}

function isTextSelectedIn(row: Element): boolean {
  const selection = document.getSelection();
  return selection?.type === 'Range' && selection.getRangeAt(0).intersectsNode(row);
}
