import { changeModule, listModules } from '../../../src/api/admin/modules';
import { readModules, switchModule } from '../../domain/conversation/modules';
import { handle } from '../handle';

/** The calls on modules (contract 3.2). The coach stays out of a module that is switched off. */
export const moduleHandlers = [
  handle(listModules, ({ db }) => readModules(db)),

  handle(changeModule, ({ db, params, body, author }) => switchModule(db, params.id, body.enabled, author)),
];
