import { eq } from 'drizzle-orm';
import type { AuditAction, AuditChange } from '../../../src/api/admin/audit';
import type { Db } from '../../db/database';
import { promptDefinitions } from '../../db/tables';
import { record } from '../audit/record';
import type { Author } from '../author';

/** Keeps in the audit trail what was done to a version of a prompt. */
export async function recordOnVersion(
  tx: Db,
  author: Author,
  { definitionId, number, action }: { definitionId: number; number: number; action: AuditAction },
  changes: AuditChange[],
): Promise<void> {
  const { id, title } = promptDefinitions;
  const [prompt] = await tx.select({ title }).from(promptDefinitions).where(eq(id, definitionId));
  const subject = `${prompt?.title ?? 'Prompt'}, version ${number}`;
  await record(tx, author, { feature: 'prompts', action, subject, id: definitionId, changes });
}
