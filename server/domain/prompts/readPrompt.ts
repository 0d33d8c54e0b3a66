import { and, eq } from 'drizzle-orm';
import { fillTags, type TagValues } from '../../assistant/tags';
import type { Db } from '../../db/database';
import { promptDefinitions, promptVersions } from '../../db/tables';
import type { PromptKey } from './promptKey';

/** The active version of a prompt, its tags filled in; empty while no version is active. */
export interface Prompt {
  key: PromptKey;
  versionId: number | null;
  text: string;
}

/** Reads a prompt's active version and fills in its tags. */
export async function readPrompt(db: Db, key: PromptKey, values: TagValues): Promise<Prompt> {
  const [version] = await db
    .select({ id: promptVersions.id, text: promptVersions.text })
    .from(promptVersions)
    .innerJoin(promptDefinitions, eq(promptDefinitions.id, promptVersions.definitionId))
    .where(and(eq(promptDefinitions.key, key), promptVersions.active));
  return { key, versionId: version?.id ?? null, text: await fillTags(version?.text ?? '', values) };
}
