import { type Key, useRef } from 'react';
import { roles } from './roles';
import { TableRow, type TableRowProps } from './TableRow';
import { useHeldPlace } from './useHeldPlace';

interface WholeRowsProps<Row> {
  rows: readonly Row[];
  keyOf(row: Row): Key;
  propsOf(row: Row): TableRowProps<Row>;
  isCards: boolean;
}

/** The rows of a table, all of them. */
export function WholeRows<Row>({ rows, keyOf, propsOf, isCards }: WholeRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useHeldPlace(
    body,
    isCards,
    (index) => index !== null && body.current?.rows[index]?.scrollIntoView({ behavior: 'instant' }),
  );

  return (
    <tbody {...roles.rowGroup} ref={body}>
      {rows.map((row) => (
        <TableRow key={keyOf(row)} {...propsOf(row)} />
      ))}
    </tbody>
  );
}
