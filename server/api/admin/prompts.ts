import { and, asc, desc, eq } from 'drizzle-orm';
import {
  activatePromptVersion,
  createPromptVersion,
  deletePromptVersion,
  listPromptDefinitions,
  listPromptGroups,
  listPromptVersions,
} from '../../../src/api/admin/prompts';
import type { Db } from '../../db/database';
import { promptDefinitions, promptGroups, promptVersions } from '../../db/tables';
import { isId } from '../../domain/ids';
import { partOf } from '../../domain/paging';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

const noSuchPrompt = 'There is no such prompt.';
const noSuchVersion = 'There is no such version of the prompt.';

/** The calls on prompts (contract 3.1). What is active here is what the assistant is sent from then on. */
export const promptHandlers = [
  handle(listPromptGroups, ({ db }) =>
    db
      .select({ id: promptGroups.id, title: promptGroups.title })
      .from(promptGroups)
      .orderBy(asc(promptGroups.id)),
  ),

  handle(listPromptDefinitions, async ({ db, params: { groupId } }) => {
    const [group] = await db.select().from(promptGroups).where(eq(promptGroups.id, groupId));
    if (!group) refuse(404, 'There is no such group of prompts.');
    const { id, title, description } = promptDefinitions;
    return db
      .select({ id, title, description })
      .from(promptDefinitions)
      .where(eq(promptDefinitions.groupId, groupId))
      .orderBy(asc(id));
  }),

  handle(listPromptVersions, async ({ db, params: { groupId, definitionId }, query }) => {
    const { limit, offset } = partOf(query);
    const [names] = await db
      .select({
        groupName: promptGroups.title,
        definitionName: promptDefinitions.title,
        definitionDescription: promptDefinitions.description,
      })
      .from(promptDefinitions)
      .innerJoin(promptGroups, eq(promptGroups.id, promptDefinitions.groupId))
      .where(and(eq(promptDefinitions.id, definitionId), eq(promptGroups.id, groupId)));
    if (!names) refuse(404, noSuchPrompt);
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
  }),

  handle(deletePromptVersion, ({ db, params }) =>
    db.transaction(async (tx) => {
      const [known] = await tx.select().from(promptVersions).where(eq(promptVersions.id, params.id));
      if (!known) refuse(404, noSuchVersion);
      await lockPrompt(tx, known.definitionId);
      const [version] = await tx.select().from(promptVersions).where(eq(promptVersions.id, params.id));
      if (!version) refuse(404, noSuchVersion);
      if (version.active) refuse(400, "The active version can't be deleted. Activate another one first.");
      await tx.delete(promptVersions).where(eq(promptVersions.id, version.id));
    }),
  ),

  handle(activatePromptVersion, ({ db, params: { groupId, definitionId, id } }) =>
    db.transaction(async (tx) => {
      await lockPrompt(tx, definitionId);
      const [version] = await tx
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
      if (!version) refuse(404, noSuchVersion);
      if (version.active) refuse(400, 'This version is active already.');
      await deactivateAll(tx, definitionId);
      await tx.update(promptVersions).set({ active: true }).where(eq(promptVersions.id, id));
    }),
  ),

  handle(createPromptVersion, async ({ db, clock, body, person }) => {
    const { promptDefinitionId: definitionId, promptText: text, note, activate: active } = body;
    await db.transaction(async (tx) => {
      if (!isId(definitionId) || !(await lockPrompt(tx, definitionId))) refuse(404, noSuchPrompt);
      if (active) await deactivateAll(tx, definitionId);
      const written = { text, note, createdBy: person.name, createdAt: clock.now() };
      await tx.insert(promptVersions).values({ ...written, definitionId, active });
    });
  }),
];

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
