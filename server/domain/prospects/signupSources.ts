import { desc, eq } from 'drizzle-orm';
import type {
  changeSignupSource,
  createSignupSource,
  SignupSource,
} from '../../../src/api/admin/signupSources';
import type { BodyOf } from '../../../src/api/call';
import type { Db } from '../../db/database';
import { signupSources } from '../../db/tables';
import { changesOf } from '../audit/changesOf';
import { type Deed, record } from '../audit/record';
import { type Author, writtenBy } from '../author';
import { changedNow, refuseIfNewer, toldChange } from '../lastChange';
import { firstOr404 } from '../or404';
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
    ...toldChange(row),
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
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(signupSources)
      .values({ ...given, ...writtenBy(author) })
      .onConflictDoNothing()
      .returning();
    if (!created) refuse(400, `There is a source '${given.source}' already.`, { field: 'source' });
    await record(tx, author, {
      ...deedOn(created),
      action: 'created',
      changes: changesOf(null, told(created)),
    });
  });
}

/** Changes a source; 404 when there is none with that id, 409 when there is a newer one than was seen. */
export const editSignupSource = (
  db: Db,
  id: number,
  given: BodyOf<typeof changeSignupSource>,
  author: Author,
  basedOn?: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const former = await findToChange(tx, id);
    refuseIfNewer(former.revision, basedOn);
    await tx
      .update(signupSources)
      .set({ ...given, ...changedNow(author, former) })
      .where(eq(signupSources.id, id));
    const changes = changesOf(told(former), told(given));
    await record(tx, author, { ...deedOn(former), action: 'changed', changes });
  });

/** Removes a source; 404 when there is none with that id. */
export const removeSignupSource = (db: Db, id: number, author: Author): Promise<void> =>
  db.transaction(async (tx) => {
    const former = await findToChange(tx, id);
    await tx.delete(signupSources).where(eq(signupSources.id, id));
    await record(tx, author, {
      ...deedOn(former),
      action: 'deleted',
      changes: changesOf(told(former), null),
    });
  });

type Row = typeof signupSources.$inferSelect;

/** Nobody else changes it until the transaction ends. */
const findToChange = async (tx: Db, id: number): Promise<Row> =>
  firstOr404(
    await tx.select().from(signupSources).where(eq(signupSources.id, id)).for('update'),
    noSuchSource,
  );

/** What the audit trail tells of a source. */
const deedOn = ({ id, source }: Row): Pick<Deed, 'feature' | 'subject' | 'id'> => ({
  feature: 'sources',
  subject: source,
  id,
});
const told = ({ description, maxAutoSignups }: Pick<Row, 'description' | 'maxAutoSignups'>) => ({
  Description: description,
  'Most sign-ups': maxAutoSignups,
});
