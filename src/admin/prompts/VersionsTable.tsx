import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import styles from './VersionsTable.module.css';
import { cloneButtonId, viewButtonId } from './versionColumns';
import type { VersionNames } from './versionNames';
import { firstOf, searchVersions } from './versionsShown';

interface VersionsTableProps {
  label: string;
  versions: readonly PromptVersion[];
  names: VersionNames;
  columns: readonly Column<PromptVersion>[];
  /** The one in the viewer, and the one pinned there. */
  shownId: number | undefined;
  pinnedId: number | undefined;
  onLook(version: PromptVersion): void;
}

/** From so many versions on they can be searched. */
const searchedFrom = 8;
/** So many rows show at first: what is below the table stays near, and a key in it quick. */
const shownFirst = 20;
/** And so many more each time. */
const shownMore = 100;

/** The versions of a prompt: with a search where there are many, and the oldest ones on request. */
export function VersionsTable({ versions, names, ...table }: VersionsTableProps) {
  const [wanted, setWanted] = useState('');
  const search = useMemo(() => searchVersions(versions, names), [versions, names]);
  // Typing goes before drawing.
  const looked = useDeferredValue(wanted);
  const found = useMemo(() => search(looked), [search, looked]);

  return (
    <div>
      {versions.length >= searchedFrom && (
        <div className={styles.search}>
          <TextField
            label="Search the versions"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            help={
              <span role="status">{looked.trim() && `${found.length} of ${versions.length} versions`}</span>
            }
          />
        </div>
      )}
      <FoundVersions found={found} isEmpty={versions.length === 0} {...table} />
    </div>
  );
}

interface FoundVersionsProps extends Omit<VersionsTableProps, 'versions' | 'names'> {
  found: readonly PromptVersion[];
  /** Whether there are no versions at all. */
  isEmpty: boolean;
}

/** Drawn anew by what is found, not by each key of the search. */
const FoundVersions = memo(function FoundVersions({
  found,
  isEmpty,
  label,
  columns,
  shownId,
  pinnedId,
  onLook,
}: FoundVersionsProps) {
  const [count, setCount] = useState(shownFirst);
  const rows = firstOf(found, count, ({ id, active }) => active || id === pinnedId);
  return (
    <>
      <Table
        label={label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        controlIdsOf={({ id }) => [viewButtonId(id), cloneButtonId(id)]}
        isSelected={({ id }) => id === shownId}
        onLook={onLook}
        empty={
          isEmpty ? (
            <EmptyState title="No versions yet" text="Write the first one with ‘New version’." />
          ) : (
            <EmptyState title="Nothing found" text="No version has all of these words." />
          )
        }
      />
      {found.length > rows.length && (
        <Button variant="outline" className={styles.more} onClick={() => setCount(count + shownMore)}>
          Show older versions
        </Button>
      )}
    </>
  );
});
