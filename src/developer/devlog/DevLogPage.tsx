import { QueryView } from '../../shared/query/QueryView';
import { RefreshButton } from '../../ui/RefreshButton';
import { EmptyState } from '../../ui/states/EmptyState';
import { DeveloperPage } from '../DeveloperPage';
import { LogLines } from './LogLines';
import { useDevLog } from './useDevLog';

const disabled = 'DevLogs are disabled serverside.';

/** What the server noted of the person's current session, line by line (staff 2, Developer log page). */
export function DevLogPage() {
  const { log, isDisabled, newCount, isRefreshing, refresh } = useDevLog();
  const news = isDisabled ? disabled : newCount !== undefined && newsOf(newCount);

  return (
    <DeveloperPage
      title="Developer log"
      intro="What the server noted of your current session."
      actions={<RefreshButton isBusy={isRefreshing} onRefresh={refresh} />}
      isFilling
    >
      {isDisabled && !log.data ? (
        <EmptyState title={disabled} text="Lines show here once logging is switched on again." />
      ) : (
        <QueryView
          query={log}
          loading="Loading the developer log"
          failed="The developer log could not be loaded"
        >
          {(lines) => <LogLines lines={lines} news={news} />}
        </QueryView>
      )}
    </DeveloperPage>
  );
}

const newsOf = (count: number) =>
  count === 0 ? 'Nothing new.' : count === 1 ? '1 new line.' : `${count} new lines.`;
