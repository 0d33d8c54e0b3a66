import * as v from 'valibot';
import { call } from '../call';
import { listOf } from '../list';
import { calledByEmail } from '../named';
import { Id, Iso, Paging } from '../shapes';
import { staff } from './access';

const Moment = v.nullish(Iso, null);

/** Somebody who signed up, and when which mail was sent. */
export const Prospect = v.pipe(
  v.object({
    id: Id,
    name: v.string(),
    email: v.string(),
    createdAt: Iso,
    source: v.string(),
    firstMail: Moment,
    secondMail: Moment,
    thirdMail: Moment,
  }),
  v.transform(calledByEmail),
);
export type Prospect = v.InferOutput<typeof Prospect>;

const access = staff('edit:prospects');

export const listProspects = call({
  id: 'S41',
  method: 'GET',
  path: '/api/admin/prospects',
  summary: 'The prospects, newest first.',
  access,
  query: Paging,
  reply: listOf(Prospect),
});

export const removeProspect = call({
  id: 'S42',
  method: 'DELETE',
  path: '/api/admin/prospects/{id}',
  summary: 'Removes a prospect.',
  access,
});

export const inviteProspect = call({
  id: 'S43',
  method: 'POST',
  path: '/api/admin/prospects/invite/{id}',
  summary: 'Sends a prospect the first mail, with an activation link.',
  access,
  errors: [400],
});
