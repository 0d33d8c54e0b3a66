import type { AdminUser } from '../../api/admin/users';
import type { ListParams } from '../../shared/address/useListParams';
import { DateTime } from '../../ui/DateTime';
import type { Column } from '../../ui/table/columns';
import { NoValue } from '../../ui/table/NoValue';
import { EmailText } from '../shared/EmailText';
import { PagedTable } from '../shared/PagedTable';
import { UserName } from './UserName';
import styles from './Users.module.css';
import { UsersEmptyState } from './UsersEmptyState';
import type { useUsers } from './useUsers';

const columns: Column<AdminUser>[] = [
  { name: 'Name', cell: (user) => <UserName user={user} /> },
  {
    name: 'Email',
    cell: ({ email }) => (
      <span className={styles.email}>
        <EmailText email={email} />
      </span>
    ),
  },
  { name: 'Created', cell: (user) => <Created user={user} /> },
  { name: 'Signup Source', cell: ({ signupSource }) => signupSource ?? <NoValue /> },
  { name: 'Language', cell: ({ languagePreference }) => languagePreference ?? <NoValue /> },
  {
    name: 'Last Activity',
    cell: ({ lastActivity }) => (lastActivity ? <DateTime iso={lastActivity} /> : <NoValue />),
  },
  { name: 'Number of sessions', cell: ({ numberOfSessions }) => numberOfSessions, isNumeric: true },
];

interface UsersTableProps {
  list: ListParams;
  users: ReturnType<typeof useUsers>;
  openId: string;
  onOpen(id: string): void;
  /** The address that names a user. */
  hrefOf(id: string): string;
}

/** A page of the users; those who were removed can't be opened (USR-005, USR-006, USR-015 to USR-020). */
export function UsersTable({ list, users, openId, onOpen, hrefOf }: UsersTableProps) {
  return (
    <PagedTable
      items="users"
      isDense
      list={list}
      query={users}
      columns={columns}
      isDisabled={({ deleted }) => deleted !== null}
      isSelected={({ id }) => id === openId}
      onOpen={({ id }) => onOpen(id)}
      hrefOf={({ id }) => hrefOf(id)}
      beyond="Nobody on this page"
      empty={<UsersEmptyState search={list.search} onEverybody={() => list.searchFor('')} />}
    />
  );
}

/** When the account was made and, in brackets, removed. */
function Created({ user: { createdAt, deleted } }: { user: AdminUser }) {
  return (
    <>
      <DateTime iso={createdAt} />
      {deleted && (
        <span className={styles.deleted} title="Removed">
          {' ('}
          <span className="visually-hidden">removed </span>
          <DateTime iso={deleted} />)
        </span>
      )}
    </>
  );
}
