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

  handle(createSignupSource, ({ db, clock, body, person }) =>
    addSignupSource(db, body, { person, now: clock.now() }),
  ),

  handle(changeSignupSource, ({ db, params, body }) => editSignupSource(db, params.id, body)),

  handle(deleteSignupSource, ({ db, params }) => removeSignupSource(db, params.id)),
];
