import * as v from 'valibot';
import { idParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { QueryView } from '../../shared/query/QueryView';
import { EmptyState } from '../../ui/states/EmptyState';
import { useStableCallback } from '../../ui/useStableCallback';
import { MasterDetail } from '../shared/MasterDetail';
import { StaffPage } from '../shared/StaffPage';
import { UnreadNote } from '../shared/UnreadNote';
import { useFocusOnChange } from '../shared/useFocusOnChange';
import { AccountList } from './AccountList';
import { sessionTitleId } from './elementIds';
import { SharedSession } from './SharedSession';
import { useSessionDeletion } from './useSessionDeletion';
import { useSharedSessions } from './useSharedData';

const Address = v.object({ session: idParam });

/** The conversations that people share, to learn from (staff 2, Shared data). */
export function SharedDataPage() {
  const shared = useSharedSessions();
  const [address, change] = useSearchParamsState(Address);
  useFocusOnChange(address, () => (address.session === null ? [] : [sessionTitleId]));

  const list = { ...shared, data: shared.data?.sharedDataAccounts };
  const sessions = list.data?.flatMap((account) => account.sessions) ?? [];
  const { session } = address;
  // What is selected by then counts, not what was when the deletion began.
  const onDeleted = useStableCallback(
    (id: number) => id === session && change({ session: null }, { replace: true }),
  );
  const { askAndDelete, isDeleting } = useSessionDeletion(sessions.length, onDeleted);

  return (
    <StaffPage title="Shared data" refreshes={list}>
      <QueryView
        query={list}
        loading="Loading the shared data"
        failed="The shared data could not be loaded"
        empty={
          <EmptyState
            title="No shared data"
            text="Sessions of people who share their conversations will be here."
          />
        }
      >
        {(accounts) => (
          <>
            <UnreadNote items="accounts" list={accounts} />
            <MasterDetail
              listLabel="Accounts"
              list={
                <AccountList
                  accounts={accounts}
                  selectedId={session}
                  onSelect={(id) => change({ session: id })}
                  onDelete={(doomed) => void askAndDelete(doomed)}
                  isDeleting={isDeleting}
                />
              }
            >
              {session === null ? (
                <EmptyState title="No session selected" text="Select a session to read it." />
              ) : (
                <SharedSession
                  key={session}
                  id={session}
                  time={sessions.find(({ id }) => id === session)?.timestamp}
                />
              )}
            </MasterDetail>
          </>
        )}
      </QueryView>
    </StaffPage>
  );
}
