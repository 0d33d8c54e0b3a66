import { useMemo } from 'react';
import type { Setting, SettingVersion } from '../../api/admin/settings';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import { formatDay } from '../../ui/dates';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { useStableCallback } from '../../ui/useStableCallback';
import { Author } from '../shared/Author';
import { StateBadge } from '../shared/StateBadge';
import { editId, newVersionId, viewerTitleId } from './elementIds';
import styles from './SettingPanel.module.css';
import { SettingText } from './SettingText';
import { firstDay, nameOf, newestFirst } from './versions';

interface SettingViewerProps {
  setting: Setting;
  onEdit(version: number | 'new'): void;
}

/** The versions of the selected setting (SET-007, SET-009). */
export function SettingViewer({ setting: { title, description, versions }, onEdit }: SettingViewerProps) {
  const edit = useStableCallback(onEdit);
  const columns = useMemo(() => columnsWith(edit), [edit]);
  return (
    <section className={styles.panel} aria-labelledby={viewerTitleId}>
      <header className={styles.header}>
        <h2 id={viewerTitleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <Button id={newVersionId} variant="outline" onClick={() => onEdit('new')}>
          New Version
        </Button>
        <p className={styles.description}>{description}</p>
      </header>
      <Table
        label={`Versions of ${title}`}
        columns={columns}
        rows={newestFirst(versions)}
        keyOf={({ id }) => id}
        controlIdsOf={({ id }) => [editId(id)]}
        empty={
          <EmptyState heading="h3" title="No version yet" text="A new version gives it its first value." />
        }
      />
    </section>
  );
}

const columnsWith = (onEdit: (version: number) => void): Column<SettingVersion>[] => [
  { name: 'Value', cell: ({ value }) => <SettingText value={value} /> },
  { name: 'Valid from', cell: (version) => <Day day={firstDay(version)} /> },
  { name: 'Created', cell: ({ created }) => <DateTime iso={created} /> },
  { name: 'CreatedBy', cell: (version) => <Author of={version} /> },
  { name: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    name: 'Edit',
    isAction: true,
    cell: (version) => (
      <Button
        id={editId(version.id)}
        variant="quiet"
        aria-label={`Edit ${nameOf(version)}`}
        onClick={() => onEdit(version.id)}
      >
        Edit
      </Button>
    ),
  },
];

/** A UTC day, the same for every reader (D-77). */
const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;
