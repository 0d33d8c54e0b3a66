import { asc, eq } from 'drizzle-orm';
import type { PromptDefinition, PromptGroup } from '../../../src/api/admin/prompts';
import type { Db } from '../../db/database';
import { promptDefinitions, promptGroups } from '../../db/tables';
import { firstOr404 } from '../or404';

/** The groups that prompts belong to. */
export function readPromptGroups(db: Db): Promise<PromptGroup[]> {
  const { id, title } = promptGroups;
  return db.select({ id, title }).from(promptGroups).orderBy(asc(id));
}

/** The prompts of a group; 404 when there is no such group. */
export async function readPromptDefinitions(db: Db, groupId: number): Promise<PromptDefinition[]> {
  const groups = await db.select().from(promptGroups).where(eq(promptGroups.id, groupId));
  firstOr404(groups, 'There is no such group of prompts.');
  const { id, title, description } = promptDefinitions;
  return db
    .select({ id, title, description })
    .from(promptDefinitions)
    .where(eq(promptDefinitions.groupId, groupId))
    .orderBy(asc(id));
}
