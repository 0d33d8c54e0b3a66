import { useState } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/forms/TextField';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import styles from './VersionsTable.module.css';
import { cloneButtonId, viewButtonId } from './versionColumns';
import type { VersionNames } from './versionNames';
import { findVersions, firstOf } from './versionsShown';

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
/** So many rows show at first, and so many more each time. */
const step = 50;

/** The versions of a prompt: with a search where there are many, and the oldest ones on request. */
export function VersionsTable({
  label,
  versions,
  names,
  columns,
  shownId,
  pinnedId,
  onLook,
}: VersionsTableProps) {
  const [wanted, setWanted] = useState('');
  const [count, setCount] = useState(step);
  const found = findVersions(versions, wanted, names);
  const rows = firstOf(found, count, ({ id, active }) => active || id === pinnedId);
  const isSearched = versions.length >= searchedFrom;

  return (
    <div>
      {isSearched && (
        <div className={styles.search}>
          <TextField
            label="Search the versions"
            type="search"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
            help={
              <span role="status">{wanted.trim() && `${found.length} of ${versions.length} versions`}</span>
            }
          />
        </div>
      )}
      <Table
        label={label}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        controlIdsOf={({ id }) => [viewButtonId(id), cloneButtonId(id)]}
        isSelected={({ id }) => id === shownId}
        onLook={onLook}
        empty={
          versions.length === 0 ? (
            <EmptyState title="No versions yet" text="Write the first one with ‘New version’." />
          ) : (
            <EmptyState title="Nothing found" text="No version has all of these words." />
          )
        }
      />
      {found.length > rows.length && (
        <Button variant="outline" className={styles.more} onClick={() => setCount(count + step)}>
          Show older versions
        </Button>
      )}
    </div>
  );
}
