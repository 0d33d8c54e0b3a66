import { and, desc, eq } from 'drizzle-orm';
import type { createPromptVersion, PromptVersionList } from '../../../src/api/admin/prompts';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { promptDefinitions, promptGroups, promptVersions } from '../../db/tables';
import { type Author, writtenBy } from '../author';
import { isId } from '../ids';
import { firstOr404 } from '../or404';
import type { Part } from '../paging';
import { refuse } from '../refusal';

const noSuchPrompt = 'There is no such prompt.';
const noSuchVersion = 'There is no such version of the prompt.';

/** Which prompt is meant, and within which group. */
interface PromptPlace {
  groupId: number;
  definitionId: number;
}

/** The versions of a prompt, the latest first; 404 when there is no such prompt in the group. */
export async function readPromptVersions(
  db: Db,
  { groupId, definitionId }: PromptPlace,
  { limit, offset }: Part,
): Promise<PromptVersionList> {
  const found = await db
    .select({
      groupName: promptGroups.title,
      definitionName: promptDefinitions.title,
      definitionDescription: promptDefinitions.description,
    })
    .from(promptDefinitions)
    .innerJoin(promptGroups, eq(promptGroups.id, promptDefinitions.groupId))
    .where(and(eq(promptDefinitions.id, definitionId), eq(promptGroups.id, groupId)));
  const names = firstOr404(found, noSuchPrompt);
  const { id, createdAt, createdBy, active, text, note } = promptVersions;
  const rows = await db
    .select({ id, timestamp: createdAt, createdBy, active, text, note })
    .from(promptVersions)
    .where(eq(promptVersions.definitionId, definitionId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return {
    ...names,
    promptVersions: rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() })),
  };
}

/** Adds a version to a prompt, as the active one if it is to be; 404 when there is no such prompt. */
export async function addPromptVersion(
  db: Db,
  { promptDefinitionId: definitionId, promptText: text, note, activate }: BodyOf<typeof createPromptVersion>,
  author: Author,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isId(definitionId) || !(await lockPrompt(tx, definitionId))) refuse(404, noSuchPrompt);
    if (activate) await deactivateAll(tx, definitionId);
    await tx
      .insert(promptVersions)
      .values({ text, note, ...writtenBy(author), definitionId, active: activate });
  });
}

/** Makes a version the one that the assistant is sent; 400 for the one that is already. */
export async function activateVersion(
  db: Db,
  { groupId, definitionId, id }: PromptPlace & { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPrompt(tx, definitionId);
    const found = await tx
      .select({ active: promptVersions.active })
      .from(promptVersions)
      .innerJoin(promptDefinitions, eq(promptDefinitions.id, promptVersions.definitionId))
      .where(
        and(
          eq(promptVersions.id, id),
          eq(promptDefinitions.id, definitionId),
          eq(promptDefinitions.groupId, groupId),
        ),
      );
    if (firstOr404(found, noSuchVersion).active) refuse(400, 'This version is active already.');
    await deactivateAll(tx, definitionId);
    await tx.update(promptVersions).set({ active: true }).where(eq(promptVersions.id, id));
  });
}

/** Removes a version; 400 for the active one. */
export async function removePromptVersion(db: Db, id: number): Promise<void> {
  const find = async (tx: Db) =>
    firstOr404(await tx.select().from(promptVersions).where(eq(promptVersions.id, id)), noSuchVersion);
  await db.transaction(async (tx) => {
    await lockPrompt(tx, (await find(tx)).definitionId);
    // Again, as it may have been activated or deleted before the lock was there.
    const { active } = await find(tx);
    if (active) refuse(400, "The active version can't be deleted. Activate another one first.");
    await tx.delete(promptVersions).where(eq(promptVersions.id, id));
  });
}

/**
 * Keeps the versions of a prompt to one transaction until it ends, so that none becomes active or goes unseen.
 *
 * @returns whether there is such a prompt
 */
async function lockPrompt(tx: Db, definitionId: number): Promise<boolean> {
  const locked = await tx
    .select({ id: promptDefinitions.id })
    .from(promptDefinitions)
    .where(eq(promptDefinitions.id, definitionId))
    .for('update');
  return locked.length > 0;
}

/** Makes room for another active version; a prompt never has two. */
const deactivateAll = (tx: Db, definitionId: number) =>
  tx.update(promptVersions).set({ active: false }).where(eq(promptVersions.definitionId, definitionId));
