import * as v from 'valibot';
import { listUsers, userPageSize } from '../../api/admin/users';
import { useListParams } from '../../shared/address/useListParams';
import { textParam, useSearchParamsState } from '../../shared/address/useSearchParamsState';
import { DownloadCsv } from '../../shared/csv/DownloadCsv';
import type { FirstCalls } from '../../shared/query/askAhead';
import { Button } from '../../ui/Button';
import { counted } from '../../ui/counted';
import { RefreshButton } from '../../ui/RefreshButton';
import { StaffPage } from '../shared/StaffPage';
import { Toolbar } from '../shared/Toolbar';
import { useLastSeen } from '../shared/useLastSeen';
import { usersKeys } from './keys';
import { SearchBox } from './SearchBox';
import { UserDialog } from './UserDialog';
import { UsersTable } from './UsersTable';
import { userCsv, useUserPages } from './userCsv';
import { useSyncGroups, useUserLookup, useUsers } from './useUsers';

/** The user in the modal, by their id at the identity provider; empty without one. */
const Address = v.object({ user: textParam });

/** Everybody who has or had an account (staff 2, Users). */
export function UsersPage() {
  const list = useListParams(userPageSize);
  const [{ user: openId }, change, hrefWith] = useSearchParamsState(Address);
  const { search } = list;
  const users = useUsers({ ...list.query, search });
  const sync = useSyncGroups();

  const loaded = users.data;
  const listed = useLastSeen(openId, loaded?.items);
  const lookup = useUserLookup(openId, loaded !== undefined && listed === undefined);
  const userPages = useUserPages(search);

  const searchFor = (text: string, isAsked: boolean) => {
    if (text !== search || (isAsked && list.query.page !== 1)) list.searchFor(text);
    // What is on its way already need not be asked for twice: leaving the box for the button has sent it off.
    else if (isAsked) void users.refetch({ cancelRefetch: false });
  };

  return (
    <StaffPage
      title="Users"
      aside={
        <span role="status">{loaded && !users.isPlaceholderData && told(loaded.totalItems, search)}</span>
      }
      actions={
        <>
          <RefreshButton
            isBusy={users.isRefetching && !users.isPlaceholderData}
            onRefresh={() => void users.refetch()}
          />
          <Button variant="outline" busy={sync.isPending} onClick={() => sync.mutate({})}>
            Sync groups
          </Button>
        </>
      }
    >
      <Toolbar>
        <SearchBox searched={search} onSearch={searchFor} />
        <DownloadCsv items="users" columns={userCsv} rows={userPages} keyOf={({ id }) => id} />
      </Toolbar>
      <UsersTable
        list={list}
        users={users}
        openId={openId}
        onOpen={(id) => change({ user: id })}
        hrefOf={(id) => hrefWith({ user: id })}
      />
      {loaded && openId !== '' && (
        <UserDialog
          key={openId}
          user={listed ?? lookup.user}
          isListed={listed !== undefined}
          isListedStill={loaded.items.some(({ id }) => id === openId)}
          isLookedFor={lookup.isLooking}
          onClose={() => change({ user: null }, { replace: true })}
        />
      )}
    </StaffPage>
  );
}

function told(total: number, search: string): string {
  return search === '' ? counted(total, 'user') : `${total.toLocaleString('en')} found`;
}

const firstPage = { page: 1, pageSize: userPageSize, search: '' };

export const firstCalls: FirstCalls = (ask) =>
  ask(usersKeys.list(firstPage), listUsers, { query: firstPage });
