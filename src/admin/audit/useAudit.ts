import { listAuditEntries } from '../../api/admin/audit';
import type { QueryOf } from '../../api/call';
import { cachePolicy } from '../../shared/query/cachePolicy';
import { useCallQuery } from '../../shared/query/useCallQuery';
import { auditKeys } from './keys';

/** A page of the audit trail; the one before stays until it has come. */
export const useAudit = (query: QueryOf<typeof listAuditEntries>) =>
  useCallQuery(auditKeys.list(query), listAuditEntries, { query }, cachePolicy.pageByPage);
