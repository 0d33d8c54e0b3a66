import type { Db } from '../../server/db/database';
import { promptDefinitions, promptGroups, promptVersions } from '../../server/db/tables';
import { promptGroupTexts, type SeedVersion } from './promptTexts';

const dayMs = 24 * 60 * 60 * 1000;

/** Fills in the prompt groups, their definitions and versions. */
export async function seedPrompts(db: Db, now: Date): Promise<void> {
  for (const { title, definitions } of promptGroupTexts) {
    const groupId = idOf(await db.insert(promptGroups).values({ title }).returning());
    for (const { versions, ...definition } of definitions) {
      const definitionId = idOf(
        await db
          .insert(promptDefinitions)
          .values({ ...definition, groupId })
          .returning(),
      );
      await db.insert(promptVersions).values(versions.map((version) => toRow(version, definitionId, now)));
    }
  }
}

const toRow = ({ daysAgo, active, ...version }: SeedVersion, definitionId: number, now: Date) => ({
  ...version,
  definitionId,
  active: active ?? false,
  createdAt: new Date(now.getTime() - daysAgo * dayMs),
});

function idOf([row]: { id: number }[]): number {
  if (!row) throw new Error('The row was not stored');
  return row.id;
}
