import { auditPageSize, listAuditEntries } from '../../api/admin/audit';
import { DownloadCsv } from '../../shared/csv/DownloadCsv';
import type { FirstCalls } from '../../shared/query/askAhead';
import { counted } from '../../ui/counted';
import { RefreshButton } from '../../ui/RefreshButton';
import { EmptyState } from '../../ui/states/EmptyState';
import { ForbiddenState } from '../../ui/states/ForbiddenState';
import { PagedTable } from '../shared/PagedTable';
import { StaffPage } from '../shared/StaffPage';
import styles from './Audit.module.css';
import { AuditFilters } from './AuditFilters';
import { auditCsv, useAuditPages } from './auditCsv';
import { columns } from './columns';
import { auditKeys } from './keys';
import { useAudit } from './useAudit';
import { useAuditParams } from './useAuditParams';

/** Who of staff has changed what (D-148). A server need not keep that: then the page says so. */
export function AuditPage() {
  const list = useAuditParams();
  const audit = useAudit(list.query);
  const pages = useAuditPages(list);
  const { data, error, isPlaceholderData } = audit;

  if (error?.isGone)
    return (
      <StaffPage title="Audit trail">
        <ForbiddenState
          isGone
          title="This server keeps no audit trail"
          text="What staff change is stored all the same; only who did it when is not written down here."
        />
      </StaffPage>
    );
  return (
    <StaffPage
      title="Audit trail"
      aside={
        <span role="status">{data && !isPlaceholderData && told(data.totalItems, list.isFiltered)}</span>
      }
      actions={
        <>
          <DownloadCsv items="audit entries" columns={auditCsv} rows={pages} keyOf={({ id }) => id} />
          <RefreshButton
            isBusy={audit.isRefetching && !isPlaceholderData}
            onRefresh={() => void audit.refetch()}
          />
        </>
      }
    >
      <AuditFilters filter={list.filter} onChoose={list.choose} />
      <PagedTable
        items="audit entries"
        list={list}
        query={audit}
        columns={columns}
        empty={
          list.isFiltered ? (
            <EmptyState title="Nothing found" text="No entry is of that area, that person and those days." />
          ) : (
            <EmptyState
              title="No entries yet"
              text="As soon as somebody changes something here, it stands in this list."
            />
          )
        }
      />
      {data && (
        <p className={styles.kept}>
          {data.keptDays === undefined
            ? 'Entries are kept for good.'
            : `Entries are kept for ${data.keptDays.toLocaleString('en')} days.`}{' '}
          You see those on what you may work with yourself.
        </p>
      )}
    </StaffPage>
  );
}

function told(total: number, isFiltered: boolean): string {
  return isFiltered ? `${total.toLocaleString('en')} found` : counted(total, 'entry', 'entries');
}

const firstPage = { page: 1, pageSize: auditPageSize };

export const firstCalls: FirstCalls = (ask) =>
  ask(auditKeys.list(firstPage), listAuditEntries, { query: firstPage });
