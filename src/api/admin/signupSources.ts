import * as v from 'valibot';
import { call } from '../call';
import { BasedOn, lastChange } from '../changes';
import { atMost, longestDescription, longestSource } from '../limits';
import { listOf } from '../list';
import { Count, Id, Iso } from '../shapes';
import { staff } from './access';

export const SignupSource = v.object({
  id: Id,
  source: v.string(),
  description: v.string(),
  maxAutoSignups: Count,
  createdBy: v.string(),
  createdAt: Iso,
  /** The sign-up link, on the site's own origin. */
  url: v.string(),
  ...lastChange,
});
export type SignupSource = v.InferOutput<typeof SignupSource>;

/** How many are invited at once unless told otherwise (staff 5). */
export const defaultMaxAutoSignups = 100;

/** What staff can change of a source (staff 5; D-92). */
export const SignupSourceChange = v.object({
  description: v.pipe(v.string(), atMost(longestDescription, 'The description')),
  maxAutoSignups: v.pipe(
    v.number('Please enter a number of at least 0'),
    v.integer('Please enter a whole number'),
    v.minValue(0, 'Please enter a number of at least 0'),
    v.maxValue(2_147_483_647, 'Please enter a smaller number'),
  ),
});

export const NewSignupSource = v.object({
  source: v.pipe(
    v.string(),
    v.regex(/^[\p{L}\p{N}]+$/u, 'Please use letters and digits only'),
    atMost(longestSource, 'The source'),
  ),
  ...SignupSourceChange.entries,
});

const access = staff();

export const listSignupSources = call({
  id: 'S49',
  method: 'GET',
  path: '/api/admin/signupSources',
  summary: 'The signup sources.',
  access,
  reply: v.object({ signupSources: listOf(SignupSource) }),
});

export const createSignupSource = call({
  id: 'S50',
  method: 'POST',
  path: '/api/admin/signupSources',
  summary: 'Adds a signup source.',
  access,
  body: NewSignupSource,
});

export const changeSignupSource = call({
  id: 'S51',
  method: 'PATCH',
  path: '/api/admin/signupSources/{id}',
  summary: 'Changes the description and the limit of a source.',
  access,
  query: BasedOn,
  body: SignupSourceChange,
  accept: [409],
});

export const deleteSignupSource = call({
  id: 'S52',
  method: 'DELETE',
  path: '/api/admin/signupSources/{id}',
  summary: 'Deletes a source; prospects keep its text.',
  access,
});
