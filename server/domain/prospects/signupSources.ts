import { desc, eq } from 'drizzle-orm';
import type {
  changeSignupSource,
  createSignupSource,
  SignupSource,
} from '../../../src/api/admin/signupSources';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { signupSources } from '../../db/tables';
import { type Author, writtenBy } from '../author';
import { deleteOr404, updateOr404 } from '../or404';
import { refuse } from '../refusal';

const noSuchSource = 'There is no such signup source.';

/** The sources, the newest first, each with the link that people sign up by. */
export async function readSignupSources(db: Db, appOrigin: string): Promise<SignupSource[]> {
  const rows = await db
    .select()
    .from(signupSources)
    .orderBy(desc(signupSources.createdAt), desc(signupSources.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    url: `${appOrigin}/signup?source=${encodeURIComponent(row.source)}`,
  }));
}

/** Adds a source; 400 when there is one of that name. */
export async function addSignupSource(
  db: Db,
  given: BodyOf<typeof createSignupSource>,
  author: Author,
): Promise<void> {
  const created = await db
    .insert(signupSources)
    .values({ ...given, ...writtenBy(author) })
    .onConflictDoNothing()
    .returning({ id: signupSources.id });
  if (created.length === 0) refuse(400, `There is a source '${given.source}' already.`, { field: 'source' });
}

/** Changes a source; 404 when there is none with that id. */
export const editSignupSource = (
  db: Db,
  id: number,
  given: BodyOf<typeof changeSignupSource>,
): Promise<void> => updateOr404(db, signupSources, eq(signupSources.id, id), given, noSuchSource);

/** Removes a source; 404 when there is none with that id. */
export const removeSignupSource = (db: Db, id: number): Promise<void> =>
  deleteOr404(db, signupSources, eq(signupSources.id, id), noSuchSource);
