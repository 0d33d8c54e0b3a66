import {
  activateTerms,
  changeTerms,
  cloneTerms,
  createTerms,
  deactivateTerms,
  deleteTerms,
  getTermsVersion,
  listTerms,
} from '../../../src/api/admin/terms';
import { findTerms } from '../../domain/terms/states';
import {
  addTerms,
  copyTerms,
  editTerms,
  readAllTerms,
  removeTerms,
  schedule,
  unschedule,
} from '../../domain/terms/versions';
import { handle } from '../handle';

/** The calls on the versions of the terms (contract 3.5). */
export const termsHandlers = [
  handle(listTerms, ({ db, clock }) => readAllTerms(db, clock.now())),

  handle(createTerms, ({ db, clock, body, person }) => addTerms(db, body, { person, now: clock.now() })),

  handle(getTermsVersion, ({ db, clock, params }) => findTerms(db, clock.now(), params.id)),

  handle(changeTerms, ({ db, clock, params, body }) => editTerms(db, clock.now(), params.id, body)),

  handle(deleteTerms, ({ db, clock, params }) => removeTerms(db, clock.now(), params.id)),

  handle(cloneTerms, ({ db, clock, params, person }) =>
    copyTerms(db, params.id, { person, now: clock.now() }),
  ),

  handle(activateTerms, ({ db, clock, params }) => schedule(db, clock.now(), params.id)),

  handle(deactivateTerms, ({ db, clock, params }) => unschedule(db, clock.now(), params.id)),
];
