import { QueryView } from '../../shared/query/QueryView';
import { Button } from '../../ui/Button';
import { Pager } from '../../ui/table/Pager';
import { StaffPage } from '../shared/StaffPage';
import { useLastSeen } from '../shared/useLastSeen';
import { SearchBox } from './SearchBox';
import { UserDialog } from './UserDialog';
import { UsersEmptyState } from './UsersEmptyState';
import { UsersTable } from './UsersTable';
import { useSyncGroups, useUsers } from './useUsers';
import { useUsersParams } from './useUsersParams';

/** Everybody who has or had an account (staff 2, Users). */
export function UsersPage() {
  const [{ page, search, user: openId }, change] = useUsersParams();
  const users = useUsers({ page, search });
  const sync = useSyncGroups();

  const list = users.data;
  const opened = useLastSeen(openId, list?.items);
  const pageCount = list?.totalPages ?? 0;

  const searchFor = (text: string, isAsked: boolean) => {
    if (text !== search || (isAsked && page !== 1)) change({ search: text || null, page: null });
    // What is on its way already need not be asked for twice: leaving the box for the button has sent it off.
    else if (isAsked) void users.refetch({ cancelRefetch: false });
  };

  return (
    <StaffPage
      title="Users"
      aside={
        <span role="status">{list && !users.isPlaceholderData && counted(list.totalItems, search)}</span>
      }
      actions={
        <>
          <Button
            variant="outline"
            busy={users.isRefetching && !users.isPlaceholderData}
            onClick={() => void users.refetch()}
          >
            Refresh
          </Button>
          <Button variant="outline" busy={sync.isPending} onClick={() => sync.mutate({})}>
            Sync groups
          </Button>
        </>
      }
    >
      <SearchBox searched={search} onSearch={searchFor} />
      <QueryView query={users} loading="Loading the users" failed="The users could not be loaded">
        {({ items, totalItems }) =>
          items.length > 0 ? (
            <UsersTable users={items} openId={openId} onOpen={(id) => change({ user: id })} />
          ) : (
            <UsersEmptyState
              search={search}
              isBeyond={totalItems > 0}
              onEverybody={() => change({ search: null, page: null })}
              onFirstPage={() => change({ page: null })}
            />
          )
        }
      </QueryView>
      {pageCount > 1 && (
        <Pager
          label="Pages of users"
          page={page}
          pageCount={pageCount}
          isBusy={users.isPlaceholderData}
          onPage={(to) => change({ page: to === 1 ? null : to })}
        />
      )}
      {list && openId !== '' && (
        <UserDialog
          key={openId}
          id={openId}
          user={opened}
          onClose={() => change({ user: null }, { replace: true })}
        />
      )}
    </StaffPage>
  );
}

function counted(total: number, search: string): string {
  if (search !== '') return `${total} found`;
  return total === 1 ? '1 user' : `${total} users`;
}
