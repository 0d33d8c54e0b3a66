import type { AuditAction, AuditChange } from '../../../src/api/admin/audit';
import type { Db } from '../../db/database';
import { record } from '../audit/record';
import type { Author } from '../author';

/** What the audit trail tells of a version. */
export const toldOfTerms = ({ validFrom, content }: { validFrom: Date | string; content: string }) => ({
  'Valid from': new Date(validFrom),
  Content: content,
});

/** Keeps in the audit trail what was done to a version of the terms. */
export async function recordOnTerms(
  tx: Db,
  author: Author,
  version: { id: number } | undefined,
  action: AuditAction,
  changes: AuditChange[],
): Promise<void> {
  if (!version) throw new Error('The version was not stored');
  const { id } = version;
  await record(tx, author, { feature: 'terms', action, subject: `Version ${id}`, id, changes });
}
