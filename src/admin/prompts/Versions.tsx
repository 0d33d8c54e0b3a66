import { Info } from 'lucide-react';
import { type MouseEvent, startTransition, useMemo, useState } from 'react';
import type { PromptVersion, PromptVersionList } from '../../api/admin/prompts';
import { Button } from '../../ui/Button';
import { openBy } from '../../ui/openBy';
import { RefreshButton } from '../../ui/RefreshButton';
import { useStableCallback } from '../../ui/useStableCallback';
import { UnreadNote } from '../shared/UnreadNote';
import { isUnread } from './isUnread';
import type { PromptIds } from './promptIds';
import { UsagePanel } from './UsagePanel';
import { usePromptParams } from './usePromptParams';
import type { OnReloaded } from './usePrompts';
import styles from './Versions.module.css';
import { VersionsTable } from './VersionsTable';
import { VersionViewer } from './VersionViewer';
import { versionColumns, viewButtonId } from './versionColumns';
import { nameVersions } from './versionNames';

interface VersionsProps {
  prompt: PromptIds;
  list: PromptVersionList;
  /** Where it comes from. */
  query: { isFetching: boolean; refetch(): Promise<unknown> };
  /** Gives the focus to an element, by its id, once it is there. */
  focusLater(id: string): void;
}

/** The id of the button that begins a text from nothing, where no version's button can take the focus. */
export const newVersionId = 'new-version';

/** A prompt's description and its versions, with the viewer beside them (staff 2, Prompt engineering). */
export function Versions({ prompt, list, query, focusLater }: VersionsProps) {
  const { definitionName, definitionDescription, promptVersions: versions } = list;
  const [address, change, hrefWith] = usePromptParams();
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const names = useMemo(() => nameVersions(versions), [versions]);

  const find = (wanted: number | null) => versions.find(({ id }) => id === wanted);
  const pinned = find(address.version);

  const onReloaded: OnReloaded = useStableCallback((id, now) => {
    if (!now.some((version) => version.id === address.version)) change({ version: null }, { replace: true });
    const next = nearest(id, versions, now);
    focusLater(next === undefined ? newVersionId : viewButtonId(next));
  });
  const onClone = useStableCallback(({ id }: PromptVersion) => change({ edit: id, against: null }));
  const onView = useStableCallback((event: MouseEvent, { id }: PromptVersion) =>
    openBy(event, hrefWith({ version: id }), () =>
      change({ version: id === pinned?.id ? null : id }, { replace: true }),
    ),
  );

  const active = versions.find((version) => version.active);
  const pinnedId = pinned?.id ?? null;
  const shown = pinned ?? find(lookedAt) ?? active ?? versions[0];
  const { groupId, definitionId } = prompt;
  // Looking at another row draws none of them anew.
  const columns = useMemo(
    () =>
      versionColumns({
        prompt: { groupId, definitionId },
        names,
        active,
        pinnedId,
        onClone,
        onView,
        onReloaded,
      }),
    [groupId, definitionId, names, active, pinnedId, onClone, onView, onReloaded],
  );

  return (
    <>
      <header className={styles.header}>
        <div>
          <h2 className={styles.title}>{definitionName}</h2>
          <p className={styles.description}>{definitionDescription}</p>
          {isUnread(list) && (
            <p className={styles.unread}>
              <Info size={18} aria-hidden />
              <span>
                The built-in coach answers here. It follows rules and reads none of the prompts: what is
                active counts once a language model answers.
              </span>
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
          <Button id={newVersionId} variant="outline" onClick={() => change({ edit: 'new', against: null })}>
            New version
          </Button>
        </div>
      </header>
      <UnreadNote items="versions" list={versions} />
      <div className={styles.columns}>
        <VersionsTable
          label={`Versions of ${definitionName}`}
          versions={versions}
          names={names}
          columns={columns}
          shownId={shown?.id}
          pinnedId={pinned?.id}
          // The focus is painted first, the version's text behind it.
          onLook={({ id }) => startTransition(() => setLookedAt(id))}
        />
        {shown && (
          <VersionViewer version={shown} list={list} isPinned={shown.id === pinned?.id} names={names} />
        )}
      </div>
      {list.usageDays !== undefined && <UsagePanel prompt={prompt} days={list.usageDays} />}
    </>
  );
}

/** The version itself or, once it has gone, the one that followed it, else the one before. */
function nearest(id: number, before: readonly PromptVersion[], now: readonly PromptVersion[]) {
  const index = before.findIndex((version) => version.id === id);
  const inOrder = [...before.slice(index), ...before.slice(0, index).reverse()];
  return inOrder.find((former) => now.some((version) => version.id === former.id))?.id ?? now[0]?.id;
}
