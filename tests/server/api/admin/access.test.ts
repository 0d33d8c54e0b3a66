import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall, Permission } from '../../../../src/api/call';
import { contract } from '../../../../src/api/contract';
import { contractTable } from '../../openapi/contractTable';
import { openingLimitMs } from '../../support/openingLimit';
import { type Api, startApi } from '../../support/startApi';

/** What each call of the back-office asks for beside read:admin (contract 6). */
const rows = contractTable.flatMap(([id, , , , , needs]) => {
  const call = contract.find((each) => each.id === id);
  if (!call || !needs.includes('read:admin')) return [];
  const [permission = null] = (needs.split(' ') as Permission[]).filter((each) => each !== 'read:admin');
  return [[id, call, permission] as const];
});

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
