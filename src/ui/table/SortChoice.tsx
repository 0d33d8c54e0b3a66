import { ArrowDown, ArrowUp } from 'lucide-react';
import { SelectField } from '../forms/SelectField';
import { IconButton } from '../IconButton';
import type { Column, Sorted } from './columns';
import styles from './SortChoice.module.css';

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorted: Sorted | undefined;
  onSort(key: string): void;
}

/** What a list is sorted by, where its rows show as cards and have no headers to press. */
export function SortChoice<Row>({ columns, sorted, onSort }: SortChoiceProps<Row>) {
  const choices = columns.flatMap(({ name, sortKey }) => (sortKey ? [{ name, sortKey }] : []));
  if (choices.length === 0) return null;
  const current = choices.find(({ sortKey }) => sortKey === sorted?.sort);
  const isUp = sorted?.order === 'Asc';
  return (
    <div className={styles.choice}>
      <SelectField
        label="Sort by"
        value={current?.sortKey ?? ''}
        onChange={({ target }) => onSort(target.value)}
      >
        {!current && <option value="">–</option>}
        {choices.map(({ name, sortKey }) => (
          <option key={sortKey} value={sortKey}>
            {name}
          </option>
        ))}
      </SelectField>
      {current && (
        <IconButton
          label={isUp ? 'Sort descending' : 'Sort ascending'}
          icon={isUp ? <ArrowUp size={18} /> : <ArrowDown size={18} />}
          onClick={() => onSort(current.sortKey)}
        />
      )}
    </div>
  );
}
