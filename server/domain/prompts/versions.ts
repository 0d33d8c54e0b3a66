import { and, desc, eq, sql } from 'drizzle-orm';
import type {
  createPromptVersion,
  PromptActivation,
  PromptVersionList,
} from '../../../src/api/admin/prompts';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { promptActivations, promptDefinitions, promptGroups, promptVersions } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { type Author, type Writer, writtenBy } from '../author';
import { isId } from '../ids';
import { keptDays } from '../keptDays';
import { refuseIfNewer } from '../lastChange';
import { firstOr404 } from '../or404';
import type { Part } from '../paging';
import { readKeys } from '../questionnaire/find';
import { refuse } from '../refusal';
import { misplacedTags, takesMessage } from './promptKey';
import { recordOnVersion } from './recordOnVersion';

export const noSuchPrompt = 'There is no such prompt.';
const noSuchVersion = 'There is no such version of the prompt.';

/** Which prompt is meant, and within which group. */
export interface PromptPlace {
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
      key: promptDefinitions.key,
      groupName: promptGroups.title,
      definitionName: promptDefinitions.title,
      definitionDescription: promptDefinitions.description,
    })
    .from(promptDefinitions)
    .innerJoin(promptGroups, eq(promptGroups.id, promptDefinitions.groupId))
    .where(and(eq(promptDefinitions.id, definitionId), eq(promptGroups.id, groupId)));
  const { key, ...names } = firstOr404(found, noSuchPrompt);
  const { id, number, createdAt, createdBy, active, text, note } = promptVersions;
  const rows = await db
    .select({ id, number, timestamp: createdAt, createdBy, active, text, note })
    .from(promptVersions)
    .where(eq(promptVersions.definitionId, definitionId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return {
    ...names,
    promptVersions: rows.map((row) => ({ ...row, timestamp: row.timestamp.toISOString() })),
    activations: await readActivations(db, definitionId),
    tryOut: { takesMessage: takesMessage(key) },
    usageDays: keptDays.logs,
    tags: { misplaced: misplacedTags(key), questionKeys: await readKeys(db) },
  };
}

/** Nobody reads further back. */
const mostActivations = 500;

/** Which versions were made the active one by whom, the latest first. */
async function readActivations(db: Db, definitionId: number): Promise<PromptActivation[]> {
  const { id, versionId, versionNumber, activatedBy, activatedAt } = promptActivations;
  const rows = await db
    .select({ versionId, versionNumber, activatedBy, activatedAt })
    .from(promptActivations)
    .where(eq(promptActivations.definitionId, definitionId))
    .orderBy(desc(id))
    .limit(mostActivations);
  return rows.map((row) => ({ ...row, activatedAt: row.activatedAt.toISOString() }));
}

/** Adds a version to a prompt, as the active one if it is to be; 404 when there is no such prompt, 409 as for `activateVersion`. */
export async function addPromptVersion(
  db: Db,
  { promptDefinitionId: definitionId, promptText: text, note, activate }: BodyOf<typeof createPromptVersion>,
  author: Author,
  basedOn?: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isId(definitionId) || !(await lockPrompt(tx, definitionId))) refuse(404, noSuchPrompt);
    const former = await findActive(tx, definitionId, activate ? basedOn : undefined);
    const added = await insertPromptVersion(tx, { definitionId, text, note, active: activate }, author);
    await recordOnVersion(
      tx,
      author,
      { ...added, action: 'created' },
      changesOf(null, { Note: note, Text: text }),
    );
    if (activate)
      await recordOnVersion(tx, author, { ...added, action: 'activated' }, activation(former, added.number));
  });
}

/** Adds a version to a prompt under the next number, as the active one if it is to be. Within a transaction. */
export async function insertPromptVersion(
  tx: Db,
  version: Pick<typeof promptVersions.$inferInsert, 'definitionId' | 'text' | 'note' | 'active'>,
  author: Writer,
): Promise<VersionNames> {
  const { definitionId, active } = version;
  if (active) await deactivateAll(tx, definitionId);
  const [counted] = await tx
    .update(promptDefinitions)
    .set({ lastNumber: sql`${promptDefinitions.lastNumber} + 1` })
    .where(eq(promptDefinitions.id, definitionId))
    .returning({ number: promptDefinitions.lastNumber });
  const { number } = firstOr404(counted ? [counted] : [], noSuchPrompt);
  const [added] = await tx
    .insert(promptVersions)
    .values({ ...version, ...writtenBy(author), number })
    .returning({
      id: promptVersions.id,
      definitionId: promptVersions.definitionId,
      number: promptVersions.number,
    });
  if (!added) throw new Error('The version was not stored');
  if (active) await recordActivation(tx, added, author);
  return added;
}

type VersionNames = Pick<typeof promptVersions.$inferSelect, 'id' | 'definitionId' | 'number'>;

/** The version that is the active one, if any is; 409 where it is not the one that the caller has seen. */
async function findActive(tx: Db, definitionId: number, basedOn: number | undefined) {
  const { id, number, active } = promptVersions;
  const isIt = and(eq(promptVersions.definitionId, definitionId), active);
  const [version] = await tx.select({ id, number }).from(promptVersions).where(isIt);
  refuseIfNewer(version?.id, basedOn);
  return version;
}

const activation = (before: { number: number } | undefined, after: number) =>
  changesOf({ 'Active version': before?.number ?? null }, { 'Active version': after });

/** Keeps who has made a version the active one. */
async function recordActivation(
  tx: Db,
  { id: versionId, definitionId, number: versionNumber }: VersionNames,
  { person, now }: Writer,
): Promise<void> {
  await tx
    .insert(promptActivations)
    .values({ definitionId, versionId, versionNumber, activatedBy: person.name, activatedAt: now });
}

/** Makes a version the one that the assistant is sent; 400 for the one that is already, 409 in place of another than was seen. */
export async function activateVersion(
  db: Db,
  { groupId, definitionId, id }: PromptPlace & { id: number },
  author: Author,
  basedOn?: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPrompt(tx, definitionId);
    const found = await tx
      .select({ active: promptVersions.active, number: promptVersions.number })
      .from(promptVersions)
      .innerJoin(promptDefinitions, eq(promptDefinitions.id, promptVersions.definitionId))
      .where(
        and(
          eq(promptVersions.id, id),
          eq(promptDefinitions.id, definitionId),
          eq(promptDefinitions.groupId, groupId),
        ),
      );
    const { active, number } = firstOr404(found, noSuchVersion);
    if (active) refuse(400, 'This version is active already.');
    const former = await findActive(tx, definitionId, basedOn);
    await deactivateAll(tx, definitionId);
    await tx.update(promptVersions).set({ active: true }).where(eq(promptVersions.id, id));
    await recordActivation(tx, { id, definitionId, number }, author);
    await recordOnVersion(
      tx,
      author,
      { definitionId, number, action: 'activated' },
      activation(former, number),
    );
  });
}

/** Removes a version; 400 for the active one. */
export async function removePromptVersion(db: Db, id: number, author: Author): Promise<void> {
  const find = async (tx: Db) =>
    firstOr404(await tx.select().from(promptVersions).where(eq(promptVersions.id, id)), noSuchVersion);
  await db.transaction(async (tx) => {
    await lockPrompt(tx, (await find(tx)).definitionId);
    // Again, as it may have been activated or deleted before the lock was there.
    const { active, text, note, ...version } = await find(tx);
    if (active) refuse(400, "The active version can't be deleted. Activate another one first.");
    await tx.delete(promptVersions).where(eq(promptVersions.id, id));
    await recordOnVersion(
      tx,
      author,
      { ...version, action: 'deleted' },
      changesOf({ Note: note, Text: text }, null),
    );
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
