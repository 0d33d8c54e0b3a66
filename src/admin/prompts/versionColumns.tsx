import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { PromptVersion } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/columns';
import { ActivateVersion } from './ActivateVersion';
import { DeleteVersion } from './DeleteVersion';
import type { PromptIds } from './promptIds';
import type { OnReloaded } from './usePrompts';
import styles from './Versions.module.css';
import type { VersionNames } from './versionNames';

interface VersionActions {
  prompt: PromptIds;
  names: VersionNames;
  active: PromptVersion | undefined;
  pinnedId: number | null;
  onClone(version: PromptVersion): void;
  onView(event: MouseEvent, version: PromptVersion): void;
  onReloaded: OnReloaded;
}

/** The ids by which the focus finds a version's buttons again. */
export const viewButtonId = (id: number) => `view-${id}`;
export const cloneButtonId = (id: number) => `clone-${id}`;

/** The columns of the versions table (PRM-002; D-71, D-74). */
export function versionColumns(actions: VersionActions): Column<PromptVersion>[] {
  const { prompt, names, active, pinnedId, onClone, onView, onReloaded } = actions;
  const { nameOf, shortNameOf } = names;
  return [
    {
      name: 'Created',
      cell: (version) => (
        <div className={styles.created}>
          <strong className={styles.number}>{shortNameOf(version)}</strong>
          <DateTime iso={version.timestamp} className={styles.when} />
          {version.note && <span className={styles.note}>{version.note}</span>}
        </div>
      ),
    },
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
          <ActivateVersion
            prompt={prompt}
            version={version}
            active={active}
            names={names}
            onReloaded={onReloaded}
          />
        ),
    },
    {
      name: 'Clone',
      isAction: true,
      cell: (version) => (
        <Button
          variant="quiet"
          id={cloneButtonId(version.id)}
          aria-label={`Clone ${nameOf(version)}`}
          onClick={() => onClone(version)}
        >
          Clone
        </Button>
      ),
    },
    {
      name: 'Delete',
      isAction: true,
      cell: (version) =>
        !version.active && (
          <DeleteVersion prompt={prompt} version={version} name={nameOf(version)} onReloaded={onReloaded} />
        ),
    },
    {
      name: 'View',
      isAction: true,
      cell: (version) => (
        <Button
          variant="quiet"
          id={viewButtonId(version.id)}
          aria-label={`View ${nameOf(version)}`}
          aria-pressed={pinnedId === version.id}
          className={styles.view}
          onClick={(event) => onView(event, version)}
          onAuxClick={(event) => onView(event, version)}
        >
          View
        </Button>
      ),
    },
  ];
}
