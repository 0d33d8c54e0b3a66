import { QueryFailure } from '../../shared/query/QueryFailure';
import { EmptyState } from '../../ui/states/EmptyState';
import { LoadingState } from '../../ui/states/LoadingState';
import { DeveloperPage } from '../DeveloperPage';
import { RefreshButton } from '../RefreshButton';
import { LogLines } from './LogLines';
import { useDevLog } from './useDevLog';

const disabled = 'DevLogs are disabled serverside.';

/** What the server noted of the person's current session, line by line (staff 2, Developer log page). */
export function DevLogPage() {
  const { isDisabled, failed, lines, refresh, isRefreshing, isNowDisabled, newCount } = useDevLog();
  const news = isNowDisabled ? disabled : newCount !== undefined && newsOf(newCount);

  return (
    <DeveloperPage
      title="Developer log"
      intro="What the server noted of your current session."
      actions={<RefreshButton isBusy={isRefreshing} onRefresh={refresh} />}
      isFilling
    >
      {lines ? (
        <LogLines lines={lines} news={news} />
      ) : isDisabled ? (
        <EmptyState title={disabled} text="Lines show here once logging is switched on again." />
      ) : failed ? (
        <QueryFailure query={failed} title="The developer log could not be loaded" />
      ) : (
        <LoadingState label="Loading the developer log" />
      )}
    </DeveloperPage>
  );
}

const newsOf = (count: number) =>
  count === 0 ? 'Nothing new.' : count === 1 ? '1 new line.' : `${count} new lines.`;
