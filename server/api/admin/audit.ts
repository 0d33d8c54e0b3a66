import { listAuditEntries } from '../../../src/api/admin/audit';
import { readAudit } from '../../domain/audit/readAudit';
import { handle } from '../handle';

/** The audit trail: what staff have changed. */
export const auditHandlers = [
  handle(listAuditEntries, ({ db, query, person }) => readAudit(db, query, person)),
];
