import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../server/openapi/document';
import { areas } from '../../../src/api/contract';
import { additions, contractTable } from './contractTable';

const operations = new Map(
  Object.entries(openApiDocument(areas).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation['x-call'], { path, method, operation }]),
  ),
);

describe('the declarations say what the contract says', () => {
  it('of as many calls', () => {
    expect([...operations.keys()].sort()).toEqual(contractTable.map(([id]) => id).sort());
  });

  it.each(contractTable)('%s %s %s', (id, method, path, success, errors, needs) => {
    const isAnonymous = needs === 'anonymous';
    const [role, permissions] = needs.startsWith('AppUser')
      ? ['AppUser', needs.slice(8)]
      : [undefined, needs];
    // What the contract's conventions let every call answer, and 404 where a part of the path may be unknown.
    const common = [...(isAnonymous ? [] : [401, 403]), ...(path.includes('{') ? [404] : []), 429, 500];
    const found = operations.get(id);
    // Additions: there is a limit to what a server takes in, and it may be without its records for a while.
    const ours = found?.operation.requestBody ? [413, 503] : [503];
    const statuses = new Set([...success, ...errors, ...common, ...ours, ...(additions[id] ?? [])]);

    expect(found).toMatchObject({ path, method: method.toLowerCase() });
    expect(Object.keys(found?.operation.responses ?? {})).toEqual([...statuses].sort().map(String));
    expect(found?.operation['x-role']).toBe(role);
    expect(found?.operation.security).toEqual(
      isAnonymous ? [] : [{ accessToken: permissions.split(' ').filter(Boolean) }],
    );
  });
});
