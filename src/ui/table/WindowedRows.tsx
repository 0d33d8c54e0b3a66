import { type Key, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes';
import { roles } from './roles';
import styles from './Table.module.css';
import cards from './TableCards.module.scss';
import { TableRow, type TableRowProps } from './TableRow';
import { useRowWindow } from './useRowWindow';

interface WindowedRowsProps<Row> {
  rows: readonly Row[];
  keyOf(row: Row): Key;
  /** The ids of the controls in a row that the focus may be moved to. */
  idsOf(row: Row): readonly string[];
  propsOf(row: Row): TableRowProps<Row>;
  columnCount: number;
  isCards: boolean;
  /** Called when other rows may have been drawn, before they are painted. */
  onDrawn(): void;
}

/** The rows of a long table that are near the screen, with the room of the others around them. */
export function WindowedRows<Row>({
  rows,
  keyOf,
  idsOf,
  propsOf,
  columnCount,
  isCards,
  onDrawn,
}: WindowedRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { items, behind, measure, handlers } = useRowWindow({ rows, keyOf, idsOf, body, isCards });

  const hasRows = items.length > 0;
  useLayoutEffect(() => {
    if (hasRows) onDrawn();
  });

  const roomOf = (key: string, height: number) =>
    height > 0 && (
      <tr key={key} className={classes(styles.left, cards.left)} aria-hidden>
        <td colSpan={columnCount} style={{ height }} />
      </tr>
    );

  return (
    <tbody {...roles.rowGroup} ref={body} {...handlers}>
      {items.flatMap(({ index, before }) => {
        const row = rows[index];
        if (row === undefined) return [];
        const key = keyOf(row);
        return [
          roomOf(`before ${key}`, before),
          <TableRow key={key} ref={measure} index={index} {...propsOf(row)} />,
        ];
      })}
      {roomOf('behind', behind)}
    </tbody>
  );
}
