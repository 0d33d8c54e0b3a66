import { asc, eq } from 'drizzle-orm';
import { changeModule, listModules } from '../../../src/api/admin/modules';
import { modules } from '../../db/tables';
import { updateOr404 } from '../../domain/or404';
import { handle } from '../handle';

/** The calls on modules (contract 3.2). The coach stays out of a module that is switched off. */
export const moduleHandlers = [
  handle(listModules, ({ db }) => {
    const { id, name, enabled } = modules;
    return db.select({ id, name, enabled }).from(modules).orderBy(asc(id));
  }),

  handle(changeModule, ({ db, params, body: { enabled } }) =>
    updateOr404(db, modules, eq(modules.id, params.id), { enabled }, 'There is no such module.'),
  ),
];
