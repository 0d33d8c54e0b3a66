import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';
import { promptActivations, promptDefinitions, promptVersions } from '../../../server/db/tables';
import type { PromptKey } from '../../../server/domain/prompts/promptKey';
import { insertPromptVersion } from '../../../server/domain/prompts/versions';
import { daysBefore } from '../days';
import { promptHistory } from './promptTexts';

/** Gives the prompts a past: who wrote the present texts when, and the texts before and beside them. */
export async function seedPromptHistory(db: Db, now: Date): Promise<void> {
  for (const { id: definitionId, key } of await db.select().from(promptDefinitions)) {
    const [base] = await db
      .select()
      .from(promptVersions)
      .where(eq(promptVersions.definitionId, definitionId));
    if (!base) throw new Error(`The prompt ${key} has no version`);
    const { present, others } = promptHistory[key as PromptKey];
    await db.delete(promptVersions).where(eq(promptVersions.definitionId, definitionId));
    await db.delete(promptActivations).where(eq(promptActivations.definitionId, definitionId));
    await db.update(promptDefinitions).set({ lastNumber: 0 }).where(eq(promptDefinitions.id, definitionId));

    const inOrder = [...others, { ...present, text: base.text }].sort((a, b) => b.daysAgo - a.daysAgo);
    for (const { text, note, daysAgo, createdBy } of inOrder) {
      const author = { person: { name: createdBy }, now: daysBefore(now, daysAgo) };
      // What was written before the present text was in use until then; what came after it is still being tried.
      const active = daysAgo >= present.daysAgo;
      await insertPromptVersion(db, { definitionId, text, note, active }, author);
    }
  }
}
