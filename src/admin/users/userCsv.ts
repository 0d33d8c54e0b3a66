import { type AdminUser, listUsers } from '../../api/admin/users';
import { greatestPage } from '../../api/page';
import type { PageReader } from '../../shared/csv/readAllPages';
import type { CsvColumn } from '../../shared/csv/toCsv';
import { useClient } from '../../shared/query/useClient';

/** The table's columns in a file; what the table shows by pictures and brackets stands in columns of its own. */
export const userCsv: CsvColumn<AdminUser>[] = [
  { name: 'Name', value: ({ name }) => name },
  { name: 'Email', value: ({ email }) => email },
  { name: 'Created', value: ({ createdAt }) => createdAt },
  { name: 'Removed', value: ({ deleted }) => deleted },
  { name: 'Signup Source', value: ({ signupSource }) => signupSource },
  { name: 'Language', value: ({ languagePreference }) => languagePreference },
  { name: 'Last Activity', value: ({ lastActivity }) => lastActivity },
  { name: 'Number of sessions', value: ({ numberOfSessions }) => numberOfSessions },
  { name: 'Roles', value: ({ roles }) => roles.map(({ name }) => name).join('; ') },
];

/** Reads all users that are searched for, in few pages; the server may give smaller ones, and tells how many there are. */
export function useUserPages(search: string): PageReader<AdminUser> {
  const client = useClient();
  return async (page, signal) => {
    const query = { page, pageSize: greatestPage, search };
    const { data } = await client.sendOrThrow(listUsers, { query }, { signal, toast: false });
    const pageCount = data?.totalPages ?? 0;
    return { items: data?.items ?? [], isLast: page >= pageCount, pageCount };
  };
}
