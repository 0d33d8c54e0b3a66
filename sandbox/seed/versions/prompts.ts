import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/database';
import { promptDefinitions, promptVersions } from '../../../server/db/tables';
import type { PromptKey } from '../../../server/domain/prompts/promptKey';
import { daysBefore } from '../days';
import { type Origin, promptHistory } from './promptTexts';

/** Gives the prompts a past: who wrote the present texts when, and the texts before and beside them. */
export async function seedPromptHistory(db: Db, now: Date): Promise<void> {
  const written = ({ daysAgo, ...origin }: Origin) => ({ ...origin, createdAt: daysBefore(now, daysAgo) });
  for (const { id: definitionId, key } of await db.select().from(promptDefinitions)) {
    const { present, others } = promptHistory[key as PromptKey];
    await db
      .update(promptVersions)
      .set(written(present))
      .where(and(eq(promptVersions.definitionId, definitionId), promptVersions.active));
    const rows = others.map(({ text, ...origin }) => ({ definitionId, text, ...written(origin) }));
    if (rows.length > 0) await db.insert(promptVersions).values(rows);
  }
}
