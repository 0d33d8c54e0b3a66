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

  handle(createTerms, ({ db, body, author }) => addTerms(db, body, author)),

  handle(getTermsVersion, ({ db, clock, params }) => findTerms(db, clock.now(), params.id)),

  handle(changeTerms, ({ db, params, query, body, author }) =>
    editTerms(db, params.id, body, author, query.basedOn),
  ),

  handle(deleteTerms, ({ db, params, author }) => removeTerms(db, params.id, author)),

  handle(cloneTerms, ({ db, params, author }) => copyTerms(db, params.id, author)),

  handle(activateTerms, ({ db, params, query, author }) => schedule(db, params.id, author, query.basedOn)),

  handle(deactivateTerms, ({ db, params, author }) => unschedule(db, params.id, author)),
];
