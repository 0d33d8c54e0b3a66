import type { AuditAction, AuditChange, AuditFeature } from '../../../src/api/admin/audit';
import type { Db } from '../../db/database';
import { auditEntries } from '../../db/tables';
import type { Author } from '../author';

/** What somebody did. */
export interface Deed {
  feature: AuditFeature;
  action: AuditAction;
  /** What it was done to, in words that name nobody: those go when a person is removed, these stay. */
  subject: string;
  id: number | string;
  /** The e-mail of whom it was done to. */
  email?: string;
  /** From what to what (`changesOf`). An empty list: nothing is any different, so there is nothing to tell. */
  changes?: AuditChange[];
}

/** As many rows as one statement may well have. */
const chunk = 500;

/** Keeps what staff did in the audit trail. Within the transaction that does it, so that there is neither without the other. */
export async function record(tx: Db, { person, now }: Author, ...deeds: Deed[]): Promise<void> {
  const rows = deeds
    .filter(({ changes }) => changes?.length !== 0)
    .map(({ feature, action, subject, id, email, changes = [] }) => ({
      createdAt: now,
      feature,
      action,
      actorId: person.id,
      actorName: person.name,
      subject,
      subjectId: `${id}`,
      subjectEmail: email ?? null,
      changes,
    }));
  for (let start = 0; start < rows.length; start += chunk)
    await tx.insert(auditEntries).values(rows.slice(start, start + chunk));
}
