import * as v from 'valibot';
import { call } from '../call';
import { named } from '../named';
import { Id, Iso } from '../shapes';

export const Summary = v.object({
  userName: named('Somebody'),
  generated: Iso,
  clientSummary: v.string(),
  sessionIds: v.array(v.object({ sessionId: Id, created: Iso })),
});
export type Summary = v.InferOutput<typeof Summary>;

export const SessionSummary = v.object({
  sessionId: Id,
  created: Iso,
  summary: v.string(),
  modules: v.array(v.object({ moduleId: Id, moduleName: named('Untitled'), created: Iso })),
});
export type SessionSummary = v.InferOutput<typeof SessionSummary>;

export const ModuleSummary = v.object({
  moduleId: Id,
  moduleName: named('Untitled'),
  created: Iso,
  summary: v.string(),
});
export type ModuleSummary = v.InferOutput<typeof ModuleSummary>;

const access = { permissions: ['read:summary'] } as const;

export const getSummary = call({
  id: 'S71',
  method: 'GET',
  path: '/api/summary',
  summary: 'What the assistant remembers of the signed-in user, and of which sessions.',
  access,
  reply: Summary,
});

export const getSessionSummary = call({
  id: 'S72',
  method: 'GET',
  path: '/api/summary/sessions/{sessionId}',
  summary: 'The summary of a session, and its modules.',
  access,
  reply: SessionSummary,
});

export const getModuleSummary = call({
  id: 'S73',
  method: 'GET',
  path: '/api/summary/sessions/{sessionId}/modules/{moduleId}',
  summary: 'The summary of a module within a session.',
  access,
  reply: ModuleSummary,
});
