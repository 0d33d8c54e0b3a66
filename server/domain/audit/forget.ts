import { and, eq, or } from 'drizzle-orm';
import type { AuditFeature } from '../../../src/api/admin/audit';
import type { Db } from '../../db/database';
import { auditEntries } from '../../db/tables';
import { emptiedOfAudit } from '../account/personalData';

/** Empties the entries on somebody of what tells who they are; that something was done, by whom and when, stays. */
export async function forgetInAudit(
  tx: Db,
  { feature, id, email }: { feature: AuditFeature; id: number | string; email: string },
): Promise<void> {
  const { subjectId, subjectEmail } = auditEntries;
  await tx
    .update(auditEntries)
    .set(emptiedOfAudit)
    .where(or(and(eq(auditEntries.feature, feature), eq(subjectId, `${id}`)), eq(subjectEmail, email)));
}
