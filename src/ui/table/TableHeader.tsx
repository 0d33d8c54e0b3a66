import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '../classes';
import type { Column, Sorted } from './columns';
import { roles } from './roles';
import styles from './Table.module.css';

interface TableHeaderProps<Row> {
  column: Column<Row>;
  sorted?: Sorted;
  /** Left out where it can't be pressed. */
  onSort?(key: string): void;
}

/** The header of a column: a button where the list can be sorted by it. */
export function TableHeader<Row>({
  column: { name, isNumeric, sortKey },
  sorted,
  onSort,
}: TableHeaderProps<Row>) {
  const order = sorted && sortKey === sorted.sort ? sorted.order : undefined;
  const Arrow = order === 'Desc' ? ArrowDown : ArrowUp;
  return (
    <th
      {...roles.header}
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
