import { type MouseEvent, useMemo } from 'react';
import type { Setting } from '../../api/admin/settings';
import { Button } from '../../ui/Button';
import { HelpPopover } from '../../ui/HelpPopover';
import { openBy } from '../../ui/openBy';
import { EmptyState } from '../../ui/states/EmptyState';
import type { Column } from '../../ui/table/columns';
import { Table } from '../../ui/table/Table';
import { useStableCallback } from '../../ui/useStableCallback';
import { ListToolbar } from '../shared/ListToolbar';
import { NothingFound } from '../shared/NothingFound';
import { useListSearch } from '../shared/useListSearch';
import { viewId } from './elementIds';
import styles from './SettingsList.module.css';
import { SettingText } from './SettingText';
import { currentValue } from './versions';

interface SettingsListProps {
  settings: readonly Setting[];
  /** The setting whose versions show. */
  viewedId: number | null;
  onView(id: number): void;
  /** The address that names a setting. */
  hrefOf(id: number): string;
}

/** The settings with their current values (SET-002 to SET-006). */
export function SettingsList({ settings, viewedId, onView, hrefOf }: SettingsListProps) {
  const view = useStableCallback((event: MouseEvent, id: number) =>
    openBy(event, hrefOf(id), () => onView(id)),
  );
  const columns = useMemo(() => columnsWith(view), [view]);
  const search = useListSearch(settings, textsOf);
  return (
    <>
      {search.isUseful && <ListToolbar items="settings" search={search} />}
      <Table
        label="Settings"
        columns={columns}
        rows={search.found ?? settings}
        keyOf={({ id }) => id}
        controlIdsOf={({ id }) => [viewId(id)]}
        isSelected={({ id }) => id === viewedId}
        empty={
          settings.length > 0 ? (
            <NothingFound items="settings" onShowAll={() => search.setText('')} />
          ) : (
            <EmptyState title="No settings" text="There is nothing yet that can be set here." />
          )
        }
      />
    </>
  );
}

const textsOf = (setting: Setting) => [setting.title, setting.description, currentValue(setting)];

const columnsWith = (onView: (event: MouseEvent, id: number) => void): Column<Setting>[] => [
  { name: 'Title', cell: (setting) => <Title setting={setting} /> },
  { name: 'Type', cell: ({ type }) => type },
  { name: 'Current Value', cell: (setting) => <SettingText value={currentValue(setting)} /> },
  {
    name: 'View',
    isAction: true,
    cell: ({ id, title }) => (
      <Button
        id={viewId(id)}
        variant="quiet"
        aria-label={`View ${title}`}
        onClick={(event) => onView(event, id)}
        onAuxClick={(event) => onView(event, id)}
      >
        View
      </Button>
    ),
  },
];

/** The description is the title's tooltip; a question mark gives it to keyboard and touch as well. */
function Title({ setting: { title, description } }: { setting: Setting }) {
  return (
    <span className={styles.title}>
      <span title={description}>{title}</span>
      {description !== '' && <HelpPopover label={`About ${title}`}>{description}</HelpPopover>}
    </span>
  );
}
