import { describe, expect, it } from 'vitest';
import { handlePublic } from '../../../server/api/handle';
import { createRoutes } from '../../../server/api/routes';
import { call } from '../../../src/api/call';

const route = (id: string, path: string, method: 'GET' | 'POST' = 'GET') =>
  handlePublic(call({ id, method, path, summary: '', access: 'anonymous' }), async () => undefined);

const find = createRoutes([
  route('thing', '/api/things/{id}'),
  route('part', '/api/things/{id}/parts/{name:text}'),
  route('change', '/api/things/{id}', 'POST'),
  route('named', '/api/kinds/{kind:text}'),
  route('fixed', '/api/kinds/all'),
  route('dotted', '/api/v1.0/things'),
]);
const found = (path: string, method = 'GET') => {
  const match = find(method, path);
  return match && { id: match.handler.call.id, params: match.params };
};

describe('a route', () => {
  it('is found by its method and the whole of its path, with numbers as numbers', () => {
    expect(found('/api/things/7')).toEqual({ id: 'thing', params: { id: 7 } });
    expect(found('/api/things/7', 'POST')).toEqual({ id: 'change', params: { id: 7 } });
    expect(found('/api/things/12/parts/a%20b')).toEqual({ id: 'part', params: { id: 12, name: 'a b' } });
    expect(found('/API/Things/7/')).toEqual({ id: 'thing', params: { id: 7 } });
  });

  it.each([
    ['PATCH', '/api/things/7'],
    ['GET', '/api/things/'],
    ['GET', '/api/things/7/more'],
    ['GET', '/x/api/things/7'],
    ['GET', '/api/things/7a'],
    ['GET', '/api/things/-7'],
    ['GET', '/api/things/7//'],
    ['GET', '/api/v1x0/things'],
    ['GET', '/api/kinds/a/b'],
  ])('is not found by %s %s', (method, path) => expect(found(path, method)).toBeNull());

  it('with a number that no row can have is not found', () => {
    expect(found('/api/things/0')).toBeNull();
    expect(found('/api/things/2147483647')).not.toBeNull();
    expect(found('/api/things/2147483648')).toBeNull();
  });

  it('with a text that no row can have is not found', () => {
    expect(found('/api/kinds/a%00b')).toBeNull();
    expect(found('/api/kinds/%E0%A4%A')).toBeNull();
  });

  it('without slots goes before one whose slot would fit', () => {
    expect(found('/api/kinds/all')).toEqual({ id: 'fixed', params: {} });
    expect(found('/api/kinds/allx')).toEqual({ id: 'named', params: { kind: 'allx' } });
  });
});
