import { desc, eq } from 'drizzle-orm';
import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
} from '../../../src/api/admin/signupSources';
import { signupSources } from '../../db/tables';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

const noSuchSource = 'There is no such signup source.';

/** The calls on signup sources (contract 3.8). A source's limit holds for the next sign-up that comes by its link. */
export const signupSourceHandlers = [
  handle(listSignupSources, async ({ db, appOrigin }) => {
    const rows = await db
      .select()
      .from(signupSources)
      .orderBy(desc(signupSources.createdAt), desc(signupSources.id));
    return {
      signupSources: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        url: `${appOrigin}/signup?source=${encodeURIComponent(row.source)}`,
      })),
    };
  }),

  handle(createSignupSource, async ({ db, clock, body, person }) => {
    const created = await db
      .insert(signupSources)
      .values({ ...body, createdBy: person.name, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: signupSources.id });
    if (created.length === 0) refuse(400, `There is a source '${body.source}' already.`, { field: 'source' });
  }),

  handle(changeSignupSource, async ({ db, params, body }) => {
    const changed = await db
      .update(signupSources)
      .set(body)
      .where(eq(signupSources.id, params.id))
      .returning({ id: signupSources.id });
    if (changed.length === 0) refuse(404, noSuchSource);
  }),

  handle(deleteSignupSource, async ({ db, params }) => {
    const deleted = await db
      .delete(signupSources)
      .where(eq(signupSources.id, params.id))
      .returning({ id: signupSources.id });
    if (deleted.length === 0) refuse(404, noSuchSource);
  }),
];
