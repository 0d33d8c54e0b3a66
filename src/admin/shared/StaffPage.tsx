import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/page/PageHeader';
import type { ViewedQuery } from '../../shared/query/QueryView';
import { RefreshButton } from '../../ui/RefreshButton';

interface StaffPageProps {
  title: string;
  /** What stands beside the title, e.g. how many there are. */
  aside?: ReactNode;
  /** The buttons that concern the whole page. */
  actions?: ReactNode;
  /** What the button Refresh reads again; left out where there is none, or the page has another. */
  refreshes?: Pick<ViewedQuery<unknown>, 'data' | 'isFetching'> & { refetch(): Promise<unknown> };
  children: ReactNode;
}

/** The frame of every staff screen inside the back-office: its header, and its content below. */
export function StaffPage({ title, aside, actions, refreshes, children }: StaffPageProps) {
  const refresh = refreshes && (
    <RefreshButton
      isBusy={refreshes.data !== undefined && refreshes.isFetching === true}
      onRefresh={() => void refreshes.refetch()}
    />
  );
  return (
    <>
      <PageHeader
        title={title}
        note={aside}
        noteAt="beside"
        actions={
          (refresh || actions) && (
            <>
              {refresh}
              {actions}
            </>
          )
        }
      />
      {children}
    </>
  );
}
