import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as feedback from '../../../../src/api/admin/feedback';
import * as jobs from '../../../../src/api/admin/jobs';
import * as modules from '../../../../src/api/admin/modules';
import * as news from '../../../../src/api/admin/news';
import * as prompts from '../../../../src/api/admin/prompts';
import * as prospects from '../../../../src/api/admin/prospects';
import * as questionnaire from '../../../../src/api/admin/questionnaire';
import * as scores from '../../../../src/api/admin/scores';
import * as settings from '../../../../src/api/admin/settings';
import * as sharedData from '../../../../src/api/admin/sharedData';
import * as signupSources from '../../../../src/api/admin/signupSources';
import * as terms from '../../../../src/api/admin/terms';
import * as users from '../../../../src/api/admin/users';
import type { AnyCall, Permission } from '../../../../src/api/call';
import { openingLimitMs } from '../../db/openingLimit';
import { type Api, startApi } from '../startApi';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
const callsOf = (area: object): AnyCall[] => Object.values(area).filter(isCall);

/** What each area asks for beside read:admin (contract 6). */
const areas: [permission: Permission | null, calls: AnyCall[]][] = [
  ['edit:prompts', callsOf(prompts)],
  ['edit:settings', callsOf(settings)],
  ['edit:modules', callsOf(modules)],
  ['edit:terms', callsOf(terms)],
  ['edit:userQuestionaire', callsOf(questionnaire)],
  ['edit:users', callsOf(users)],
  ['edit:scheduledTasks', callsOf(jobs)],
  ['edit:prospects', callsOf(prospects)],
  ['read:sharedData', callsOf(sharedData)],
  ['edit:feedback', [...callsOf(feedback), ...callsOf(scores)]],
  [null, callsOf(signupSources)],
  [null, callsOf(news)],
];
const rows = areas.flatMap(([permission, calls]) =>
  calls.map((call) => [call.id, call, permission] as const),
);

let api: Api;
let limited: string;
beforeAll(async () => {
  api = await startApi();
  limited = await api.newPerson({ permissions: ['read:admin'] });
}, openingLimitMs);
afterAll(() => api.close());

/** Tries a call on what there is not, with an empty body. */
async function attempt(call: AnyCall, token?: string) {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 987_654]));
  const { status, error } = await api.send(call, token, { params, ...(call.body ? { body: {} } : {}) });
  return { status, message: error.message };
}

describe.each(rows)('%s', (_id, call, permission) => {
  it('asks for a sign-in', async () => {
    for (const token of [undefined, 'forged']) {
      expect(await attempt(call, token)).toEqual({ status: 401, message: 'Please sign in again.' });
    }
  });

  it('asks for read:admin', async () => {
    const outsider = await api.newPerson({ permissions: permission ? [permission] : [] });
    expect(await attempt(call, outsider)).toEqual({
      status: 403,
      message: 'This needs the permission read:admin.',
    });
  });

  it(`asks for ${permission ?? 'nothing more'}`, async () => {
    const refused = { status: 403, message: `This needs the permission ${permission}.` };
    if (permission) expect(await attempt(call, limited)).toEqual(refused);
    const staff = permission
      ? await api.newPerson({ permissions: ['read:admin', permission], roles: [] })
      : limited;
    expect([200, 204, 400, 404, 422]).toContain((await attempt(call, staff)).status);
  });
});
