import {
  changeSignupSource,
  createSignupSource,
  deleteSignupSource,
  listSignupSources,
} from '../../../src/api/admin/signupSources';
import {
  addSignupSource,
  editSignupSource,
  readSignupSources,
  removeSignupSource,
} from '../../domain/prospects/signupSources';
import { handle } from '../handle';

/** The calls on signup sources (contract 3.8). A source's limit holds for the next sign-up that comes by its link. */
export const signupSourceHandlers = [
  handle(listSignupSources, async ({ db, appOrigin }) => ({
    signupSources: await readSignupSources(db, appOrigin),
  })),

  handle(createSignupSource, ({ db, body, author }) => addSignupSource(db, body, author)),

  handle(changeSignupSource, ({ db, params, query, body, author }) =>
    editSignupSource(db, params.id, body, author, query.basedOn),
  ),

  handle(deleteSignupSource, ({ db, params, author }) => removeSignupSource(db, params.id, author)),
];
