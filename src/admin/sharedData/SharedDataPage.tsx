import * as v from 'valibot';
import { QueryFailure } from '../../app/QueryFailure';
import { idInAddress, useAddressState } from '../../app/useAddressState';
import { EmptyLook } from '../../ui/FailedLook';
import { Waiting } from '../../ui/Spinner';
import { SideBySide } from '../shell/SideBySide';
import { StaffPage } from '../shell/StaffPage';
import { useFocusOnChange } from '../shell/useFocusOnChange';
import { AccountList } from './AccountList';
import { sessionTitleId } from './elementIds';
import { SharedSession } from './SharedSession';
import { useAskAndDelete } from './useAskAndDelete';
import { useSharedSessions } from './useSharedData';

const Address = v.object({ session: idInAddress });

/** The conversations that people share, to learn from (spec staff 2, Shared data). */
export function SharedDataPage() {
  const shared = useSharedSessions();
  const [address, change] = useAddressState(Address);
  useFocusOnChange(address, () => (address.session === null ? [] : [sessionTitleId]));

  const accounts = shared.data?.sharedDataAccounts;
  const sessions = accounts?.flatMap((account) => account.sessions) ?? [];
  const { session } = address;
  const { askAndDelete, isDeleting } = useAskAndDelete(
    sessions.length,
    (id) => id === session && change({ session: null }, { replace: true }),
  );

  return (
    <StaffPage title="Shared data">
      {shared.isPending && <Waiting label="Loading the shared data" />}
      {shared.isError && <QueryFailure query={shared} title="The shared data could not be loaded" />}
      {accounts?.length === 0 && (
        <EmptyLook
          title="No shared data"
          text="Sessions of people who share their conversations will be here."
        />
      )}
      {accounts && accounts.length > 0 && (
        <SideBySide
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
            <EmptyLook title="No session selected" text="Select a session to read it." />
          ) : (
            <SharedSession
              key={session}
              id={session}
              time={sessions.find(({ id }) => id === session)?.timestamp}
            />
          )}
        </SideBySide>
      )}
    </StaffPage>
  );
}
