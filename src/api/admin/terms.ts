import * as v from 'valibot';
import { call } from '../call';
import { BasedOn, lastChange } from '../changes';
import { atMost, longestTerms } from '../limits';
import { listOf } from '../list';
import { Id, Iso } from '../shapes';
import { staff } from './access';

/** A version of the terms; the server computes its state from the marks and the time (contract 3.5, D-85). */
export const Terms = v.object({
  id: Id,
  validFrom: Iso,
  /** HTML. */
  content: v.string(),
  created: Iso,
  createdBy: v.string(),
  state: v.picklist(['Draft', 'Pending', 'Active', 'Expired']),
  activated: v.boolean(),
  ...lastChange,
});
export type Terms = v.InferOutput<typeof Terms>;

/** What staff enter for a draft; whether the moment is past is for the server's clock (staff 5). */
export const TermsDraft = v.object({
  validFrom: v.pipe(v.string(), v.isoTimestamp('Please select a date in the future.')),
  content: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Please add some content'),
    atMost(longestTerms, 'The content'),
  ),
});
export type TermsDraft = v.InferOutput<typeof TermsDraft>;

const access = staff('edit:terms');

export const listTerms = call({
  id: 'S21',
  method: 'GET',
  path: '/api/admin/termsandconditions',
  summary: 'Every version of the terms, in all states.',
  access,
  reply: listOf(Terms),
});

export const createTerms = call({
  id: 'S22',
  method: 'POST',
  path: '/api/admin/termsandconditions',
  summary: 'Stores a new draft of the terms.',
  access,
  body: TermsDraft,
});

export const getTermsVersion = call({
  id: 'S23',
  method: 'GET',
  path: '/api/admin/termsAndConditions/{id}',
  summary: 'One version of the terms.',
  access,
  reply: Terms,
});

export const changeTerms = call({
  id: 'S24',
  method: 'PATCH',
  path: '/api/admin/termsAndConditions/{id}',
  summary: 'Changes a draft.',
  access,
  query: BasedOn,
  body: TermsDraft,
  accept: [409],
});

export const deleteTerms = call({
  id: 'S25',
  method: 'DELETE',
  path: '/api/admin/termsAndConditions/{id}',
  summary: 'Deletes a draft.',
  access,
  errors: [400],
});

export const cloneTerms = call({
  id: 'S26',
  method: 'POST',
  path: '/api/admin/termsAndConditions/{id}/clone',
  summary: 'Makes a new draft with the same content and date.',
  access,
});

export const activateTerms = call({
  id: 'S27',
  method: 'PATCH',
  path: '/api/admin/termsAndConditions/{id}/activate',
  summary: 'Activates a draft whose date is in the future.',
  access,
  query: BasedOn,
  accept: [409],
  reply: Terms,
  errors: [400],
});

export const deactivateTerms = call({
  id: 'S28',
  method: 'PATCH',
  path: '/api/admin/termsAndConditions/{id}/deactivate',
  summary: 'Makes a pending version a draft again.',
  access,
  reply: Terms,
  errors: [400],
});
