import { Check } from 'lucide-react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/Table';
import styles from './Versions.module.css';
import type { NameOf } from './versionNames';

interface VersionActions {
  nameOf: NameOf;
  pinnedId: number | null;
  activatingId: number | undefined;
  deletingId: number | undefined;
  onActivate(version: PromptVersion): void;
  onClone(version: PromptVersion): void;
  onDelete(version: PromptVersion): void;
  onView(version: PromptVersion): void;
}

/** The ids by which the focus finds a version's buttons again. */
export const viewButtonId = (id: number) => `view-${id}`;
export const cloneButtonId = (id: number) => `clone-${id}`;

/** The columns of the versions table (PRM-002; OPEN-71, OPEN-74). */
export function versionColumns(actions: VersionActions): Column<PromptVersion>[] {
  const { nameOf, pinnedId, activatingId, deletingId, onActivate, onClone, onDelete, onView } = actions;
  return [
    { name: 'Created', cell: ({ timestamp }) => <DateTime iso={timestamp} className={styles.when} /> },
    { name: 'CreatedBy', cell: ({ createdBy }) => createdBy },
    {
      name: 'Active',
      cell: (version) =>
        version.active ? (
          <span className={styles.active}>
            <Check aria-hidden size={20} />
            <span className="visually-hidden">Active</span>
          </span>
        ) : (
          <Button
            variant="quiet"
            aria-label={`Activate the version of ${nameOf(version)}`}
            busy={activatingId === version.id}
            onClick={() => onActivate(version)}
          >
            Activate
          </Button>
        ),
    },
    {
      name: 'Clone',
      cell: (version) => (
        <Button
          variant="quiet"
          id={cloneButtonId(version.id)}
          aria-label={`Clone the version of ${nameOf(version)}`}
          onClick={() => onClone(version)}
        >
          Clone
        </Button>
      ),
    },
    {
      name: 'Delete',
      cell: (version) =>
        !version.active && (
          <Button
            variant="quiet"
            aria-label={`Delete the version of ${nameOf(version)}`}
            busy={deletingId === version.id}
            onClick={() => onDelete(version)}
          >
            Delete
          </Button>
        ),
    },
    {
      name: 'View',
      cell: (version) => (
        <Button
          variant="quiet"
          id={viewButtonId(version.id)}
          aria-label={`View the version of ${nameOf(version)}`}
          aria-pressed={pinnedId === version.id}
          className={styles.view}
          onClick={() => onView(version)}
        >
          View
        </Button>
      ),
    },
  ];
}
