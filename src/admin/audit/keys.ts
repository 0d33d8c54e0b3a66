import { listKeys } from '../../shared/query/listKeys';

/** What the cache holds of the audit trail. */
export const auditKeys = listKeys('admin', 'audit');
