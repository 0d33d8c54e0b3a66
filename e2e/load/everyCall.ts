import { everyPermission, type Permission } from '../../src/api/call';
import type { amounts } from './fill';

interface Sent {
  /** The number of who sends it. */
  person: number;
  permissions: readonly Permission[];
  method: string;
  path: string;
  body?: unknown;
}

const reading = [
  '/api/chats',
  '/api/chats?page=1&pageSize=20',
  '/api/chats?page=30&pageSize=20',
  '/api/users/current',
  '/api/users/current/status',
  '/api/users/current/feedback/score',
  '/api/users/current/news',
  '/api/users/current/questions',
  '/api/users/current/questions/unanswerd',
  '/api/users/current/termsAndConditions',
  '/api/users/current/termsAndConditionsForSigning',
  '/api/stats/costs',
  '/api/stats/DevLogs/0?pageSize=50',
  '/api/stats/DevLogs/currentSession/initialId',
  '/api/summary',
  '/api/admin/PromptGroups',
  '/api/admin/settings',
  '/api/admin/modules',
  '/api/admin/scheduledJobs',
  '/api/admin/termsandconditions',
  '/api/admin/userQuestionaire/questions',
  '/api/admin/signupSources',
  '/api/admin/news',
  '/api/admin/prospects',
  '/api/admin/audit?page=1&pageSize=20',
  '/api/admin/sharedData/sessions?page=1&pageSize=20',
  '/api/admin/feedback/generic?page=1&pageSize=20',
  '/api/admin/feedback/conversation?page=1&pageSize=20',
  '/api/admin/feedback/score/info',
  '/api/admin/feedback/score?from=2026-01-01&to=2026-11-20',
  '/api/admin/users?page=1&pageSize=20&search=',
  '/api/admin/users?page=4000&pageSize=20&search=',
  '/api/admin/users?page=1&pageSize=20&search=person9999',
];

/** What a person and one of staff do, in the order in which they may do it. */
export function everyCall({ talkers }: typeof amounts): Sent[] {
  const person = talkers;
  const staff = { person: 1, permissions: everyPermission };
  const own = { person, permissions: everyPermission };
  return [
    { ...own, method: 'POST', path: '/api/chats/start' },
    { ...own, method: 'POST', path: '/api/chats', body: { input: 'I had a long day' } },
    { ...own, method: 'POST', path: '/api/users/current/feedback/score', body: { score: 4 } },
    {
      ...own,
      method: 'POST',
      path: '/api/users/current/feedback/generic',
      body: { subject: 'A', body: 'B' },
    },
    ...reading.map((path) => ({ ...own, method: 'GET', path })),
    { ...own, method: 'POST', path: '/api/chats/closeSession' },
    { ...staff, method: 'GET', path: `/api/admin/users/load%7C${person}/data` },
    { ...staff, method: 'DELETE', path: `/api/admin/users/load%7C${person - 1}/chats` },
    { ...staff, method: 'DELETE', path: `/api/admin/users/load%7C${person - 2}` },
    { ...own, method: 'DELETE', path: '/api/chats' },
  ];
}
