import { asc, eq } from 'drizzle-orm';
import { changeModule, listModules } from '../../../src/api/admin/modules';
import { modules } from '../../db/tables';
import { refuse } from '../../domain/refusal';
import { handle } from '../handle';

/** The calls on modules (contract 3.2). The coach stays out of a module that is switched off. */
export const moduleHandlers = [
  handle(listModules, ({ db }) => {
    const { id, name, enabled } = modules;
    return db.select({ id, name, enabled }).from(modules).orderBy(asc(id));
  }),

  handle(changeModule, async ({ db, params, body: { enabled } }) => {
    const changed = await db
      .update(modules)
      .set({ enabled })
      .where(eq(modules.id, params.id))
      .returning({ id: modules.id });
    if (changed.length === 0) refuse(404, 'There is no such module.');
  }),
];
