import { type AuditChange, type AuditEntry, listAuditEntries } from '../../api/admin/audit';
import { greatestPage } from '../../api/page';
import type { PageReader } from '../../shared/csv/readAllPages';
import type { CsvColumn } from '../../shared/csv/toCsv';
import { useClient } from '../../shared/query/useClient';
import { actionName, featureName } from './names';
import type { useAuditParams } from './useAuditParams';

/** The table's columns in a file. */
export const auditCsv: CsvColumn<AuditEntry>[] = [
  { name: 'When', value: ({ createdAt }) => createdAt },
  { name: 'Who', value: ({ actor }) => actor.name },
  { name: 'E-mail of who', value: ({ actor }) => actor.email },
  { name: 'Area', value: ({ feature }) => featureName(feature) },
  { name: 'What was done', value: ({ action }) => actionName(action) },
  { name: 'On what', value: ({ subject }) => subject },
  { name: 'On whom', value: ({ person }) => person },
  { name: 'From what to what', value: ({ changes }) => changes.map(inWords).join('\n') || null },
];

const inWords = ({ what, before, after }: AuditChange) =>
  `${what}: ${[before, after].filter((value) => value !== null).join(' → ')}`;

/** Reads all entries that the filter leaves, in few pages. */
export function useAuditPages({ query: wanted }: Pick<ReturnType<typeof useAuditParams>, 'query'>) {
  const client = useClient();
  const read: PageReader<AuditEntry> = async (page, signal) => {
    const query = { ...wanted, page, pageSize: greatestPage };
    const { data } = await client.sendOrThrow(listAuditEntries, { query }, { signal, toast: false });
    const pageCount = data?.totalPages ?? 0;
    return { items: data?.items ?? [], isLast: page >= pageCount, pageCount };
  };
  return read;
}
