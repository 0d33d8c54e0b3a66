import * as v from 'valibot';
import { call } from '../call';
import { listOf } from '../list';
import { Id, Iso, Paging } from '../shapes';
import { staff } from './access';
import { SessionData } from './sessionData';

/** Somebody who shares conversations, by an opaque reference, and the sessions shared. */
export const SharedDataAccount = v.object({
  actorReference: v.string(),
  sessions: v.array(v.object({ id: Id, timestamp: Iso })),
});
export type SharedDataAccount = v.InferOutput<typeof SharedDataAccount>;

const access = staff('read:sharedData');

export const listSharedSessions = call({
  id: 'S44',
  method: 'GET',
  path: '/api/admin/sharedData/sessions',
  summary: 'The shared sessions by account, newest first.',
  access,
  query: Paging,
  reply: v.object({ sharedDataAccounts: listOf(SharedDataAccount) }),
});

export const getSharedSession = call({
  id: 'S45',
  method: 'GET',
  path: '/api/admin/sharedData/sessions/{id}',
  summary: 'One shared session with its messages.',
  access,
  reply: SessionData,
});

export const deleteSharedSession = call({
  id: 'S46',
  method: 'DELETE',
  path: '/api/admin/sharedData/sessions/{id}',
  summary: 'Removes a session from the shared data.',
  access,
});
