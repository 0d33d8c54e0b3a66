import { useMemo } from 'react';
import { listProspects } from '../../api/admin/prospects';
import { DownloadCsv } from '../../shared/csv/DownloadCsv';
import type { FirstCalls } from '../../shared/query/askAhead';
import { counted } from '../../ui/counted';
import { RefreshButton } from '../../ui/RefreshButton';
import { EmptyState } from '../../ui/states/EmptyState';
import { ListToolbar } from '../shared/ListToolbar';
import { NothingFound } from '../shared/NothingFound';
import { QueryTable } from '../shared/QueryTable';
import { StaffPage } from '../shared/StaffPage';
import { useFocusLater } from '../shared/useFocusLater';
import { BulkInvite } from './BulkInvite';
import { ChosenContext, useChosenIds } from './chosen';
import { prospectColumns, prospectCsv } from './columns';
import { refreshId, removeButtonId } from './elementIds';
import { prospectsKeys } from './keys';
import styles from './Prospects.module.css';
import { useProspects } from './useProspects';
import { useShownProspects } from './useShownProspects';

/** Those who signed up and which mails they got (staff 2, Prospects). */
export function ProspectsPage() {
  const prospects = useProspects();
  const focusLater = useFocusLater({ isForLost: true });
  const columns = useMemo(() => prospectColumns(focusLater), [focusLater]);
  const chosen = useChosenIds();
  const list = useShownProspects(prospects.data);
  const { shown, search } = list;
  const all = prospects.data ?? [];
  const count = prospects.data && shown ? told(shown.length, all.length) : '';

  return (
    <StaffPage
      title="Prospects"
      aside={<span role="status">{count}</span>}
      actions={
        <RefreshButton
          id={refreshId}
          isBusy={prospects.isRefetching}
          onRefresh={() => void prospects.refetch()}
        />
      }
    >
      <ChosenContext value={chosen}>
        {all.length > 0 && shown && (
          <>
            <ListToolbar
              items="prospects"
              placeholder="Name, e-mail or source"
              search={search}
              isToldElsewhere
            >
              <label className={styles.all}>
                <input
                  type="checkbox"
                  checked={list.isWaitingOnly}
                  onChange={({ target }) => list.showWaitingOnly(target.checked)}
                />
                Not invited
              </label>
              <DownloadCsv items="prospects" columns={prospectCsv} rows={shown} />
            </ListToolbar>
            <BulkInvite prospects={all} shown={shown} />
          </>
        )}
        <QueryTable
          items="prospects"
          isDense
          query={{ ...prospects, data: shown }}
          columns={columns}
          controlIdsOf={({ id }) => [removeButtonId(id)]}
          sorted={list.sorted}
          onSort={list.sortBy}
          empty={
            all.length > 0 ? (
              <NothingFound items="prospects" onShowAll={list.showAll} />
            ) : (
              <EmptyState title="No prospects yet" text="Whoever signs up on the site appears here." />
            )
          }
        />
      </ChosenContext>
    </StaffPage>
  );
}

function told(shown: number, total: number): string {
  const all = counted(total, 'prospect');
  return shown === total ? all : `${shown.toLocaleString('en')} of ${all}`;
}

export const firstCalls: FirstCalls = (ask) => ask(prospectsKeys.list(), listProspects);
