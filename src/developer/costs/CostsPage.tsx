import * as v from 'valibot';
import type { Costs } from '../../api/developer/costs';
import { idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { DownloadCsv } from '../../shared/csv/DownloadCsv';
import { QueryView } from '../../shared/query/QueryView';
import { RefreshButton } from '../../ui/RefreshButton';
import { Pager } from '../../ui/table/Pager';
import { usePageTurning } from '../../ui/table/usePageTurning';
import { DeveloperPage } from '../DeveloperPage';
import { Amount } from './Amount';
import styles from './CostsPage.module.css';
import { CostTable } from './CostTable';
import { costCsv } from './costCsv';
import { useCosts } from './useCosts';

const pageSize = 100;

/** Without a page in the address the newest rows show, which are on the last one. */
const schema = v.object({ page: idParam });

/** What the person's chats have cost, row by row (staff 2, Costs page). */
export function CostsPage() {
  const [{ page }, change] = useSearchParamsState(schema);
  const showPage = (wanted: number | null) => change({ page: wanted });
  const { costs, newCount, isRefreshing, refresh } = useCosts({
    onRefreshed: () => page !== null && showPage(null),
  });

  return (
    <DeveloperPage
      title="Costs"
      intro={costs.data && <Total costs={costs.data} />}
      actions={
        <>
          {costs.data && costs.data.costRows.length > 0 && (
            <DownloadCsv items="costs" columns={costCsv(costs.data.currency)} rows={costs.data.costRows} />
          )}
          <RefreshButton isBusy={isRefreshing} onRefresh={refresh} />
        </>
      }
    >
      <p role="status" className={styles.news}>
        {newCount !== undefined && newsOf(newCount)}
      </p>
      <QueryView query={costs} loading="Loading the costs" failed="The costs could not be loaded">
        {(loaded) => <CostPages costs={loaded} page={page} onPage={showPage} />}
      </QueryView>
    </DeveloperPage>
  );
}

function Total({ costs: { clientName, totalCost, currency } }: { costs: Costs }) {
  return (
    <>
      {clientName}, in total <Amount amount={totalCost} currency={currency} />
    </>
  );
}

interface CostPagesProps {
  costs: Costs;
  /** Null for the last one. */
  page: number | null;
  onPage(page: number): void;
}

function CostPages({ costs: { costRows, currency }, page, onPage }: CostPagesProps) {
  const pageCount = Math.max(1, Math.ceil(costRows.length / pageSize));
  const shown = Math.min(page ?? pageCount, pageCount);
  const { list, turning } = usePageTurning(false);
  return (
    <>
      <div {...list}>
        <CostTable rows={costRows.slice((shown - 1) * pageSize, shown * pageSize)} currency={currency} />
      </div>
      {pageCount > 1 && <Pager page={shown} pageCount={pageCount} onPage={turning(onPage)} />}
    </>
  );
}

const newsOf = (count: number) =>
  count === 0 ? 'Nothing new.' : count === 1 ? '1 new row.' : `${count} new rows.`;
