import { type Key, type ReactNode, useRef } from 'react';
import { classes } from '../classes';
import { ScrollRegion } from '../ScrollRegion';
import { useStableCallback } from '../useStableCallback';
import { wholeUpTo } from '../wholeUpTo';
import type { Column, Sorted } from './columns';
import { roles } from './roles';
import { SortChoice } from './SortChoice';
import styles from './Table.module.css';
import cards from './TableCards.module.scss';
import { TableHeader } from './TableHeader';
import { useColumnWidths } from './useColumnWidths';
import { useIsPrinting } from './useIsPrinting';
import { useTableRoom } from './useTableRoom';
import { WholeRows } from './WholeRows';
import { WindowedRows } from './WindowedRows';

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  /** The same array from one render to the next, where nothing about the columns changes: else each row is drawn anew. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): Key;
  /** Stands in for the rows when there are none. */
  empty: ReactNode;
  /** Opens a row: the first cell becomes a button, and a press anywhere on the row does the same. */
  onOpen?(row: Row): void;
  /** The address that names a row's item, beside `onOpen`: then it can be opened in a tab of its own as well. */
  hrefOf?(row: Row): string;
  /** The id of the control that opens a row, for moving the focus to it. */
  openIdOf?(row: Row): string;
  /** The ids of what else in a row the focus may be moved to by `focusById`. */
  controlIdsOf?(row: Row): readonly string[];
  /** Rows that can't be opened; they look faded. */
  isDisabled?(row: Row): boolean;
  isSelected?(row: Row): boolean;
  /** Called when the pointer or the focus comes to a row. */
  onLook?(row: Row): void;
  /** What the rows are sorted by now. */
  sorted?: Sorted;
  onSort?(key: string): void;
  /** Closer together, for many columns. */
  isDense?: boolean;
  /** No higher than some ten rows, beyond which it scrolls by itself: for the numbers of a chart. */
  isLow?: boolean;
}

/** So many columns find room on a phone. */
const fewColumns = 2;
/** And so many none on a tablet. */
const manyColumns = 7;

/**
 * The one table of staff screens. In a room of less than 600 px its rows show as cards, those of many columns below 900;
 * in one that is larger and still too narrow it scrolls sideways. Of a long list only the rows near the screen are in the document; in print all of them
 * are.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  keyOf,
  empty,
  onOpen,
  hrefOf,
  openIdOf,
  controlIdsOf,
  isDisabled,
  isSelected,
  onLook,
  sorted,
  onSort,
  isDense = false,
  isLow = false,
}: TableProps<Row>) {
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > wholeUpTo && !isPrinting;
  const frame = useRef<HTMLElement>(null);
  const { isCards, isScrolling, more } = useTableRoom(frame, rows.length > 0);
  const { widths, onDrawn } = useColumnWidths(frame, isWindowed && !isCards);
  const open = useStableCallback((row: Row) => onOpen?.(row));
  const look = useStableCallback((row: Row) => onLook?.(row));

  const isMany = columns.length >= manyColumns;

  if (rows.length === 0) return empty;

  const propsOf = (row: Row) => ({
    row,
    columns,
    isFaded: isDisabled?.(row) ?? false,
    isSelected: isSelected?.(row) ?? false,
    onOpen: onOpen ? open : null,
    openId: openIdOf?.(row),
    href: hrefOf?.(row),
    onLook: onLook ? look : null,
  });
  const idsOf = (row: Row) => [...(openIdOf ? [openIdOf(row)] : []), ...(controlIdsOf?.(row) ?? [])];

  return (
    <div className={styles.room} data-more={more || undefined}>
      {isCards && onSort && <SortChoice columns={columns} sorted={sorted} onSort={onSort} />}
      <ScrollRegion
        ref={frame}
        label={label}
        className={classes(styles.frame, cards.frame, isScrolling && styles.scrolls, isLow && styles.low)}
        tabIndex={isScrolling ? 0 : undefined}
      >
        <table
          {...roles.table}
          className={classes(
            'table',
            columns.length > fewColumns && (isMany ? cards.many : cards.cards),
            isMany && styles.many,
            isDense && styles.dense,
            isWindowed && styles.windowed,
            widths && styles.held,
          )}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <caption className="visually-hidden">{label}</caption>
          {widths && (
            <colgroup>
              {columns.map(({ name }, at) => (
                <col key={name} style={{ width: widths[at] }} />
              ))}
            </colgroup>
          )}
          <thead {...roles.rowGroup}>
            <tr {...roles.row} aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map((column) => (
                <TableHeader
                  key={column.name}
                  column={column}
                  sorted={sorted}
                  onSort={isCards ? undefined : onSort}
                />
              ))}
            </tr>
          </thead>
          {isWindowed ? (
            <WindowedRows
              rows={rows}
              onDrawn={onDrawn}
              keyOf={keyOf}
              idsOf={idsOf}
              propsOf={propsOf}
              columnCount={columns.length}
              isCards={isCards}
            />
          ) : (
            <WholeRows rows={rows} keyOf={keyOf} propsOf={propsOf} isCards={isCards} />
          )}
        </table>
      </ScrollRegion>
    </div>
  );
}
